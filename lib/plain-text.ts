/** The text without accents or capitals, as what people type is compared. */
export const plainText = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
