/** Without accents or capitals, as what people type is compared. */
export const plainText = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Every word, in any order, ignoring case and accents, as the lists' searches do. */
export function hasWords(text: string, words: string): boolean {
  const plain = plainText(text);
  return plainText(words)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}
