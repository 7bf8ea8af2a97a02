/** Names one opening of a form, so that sending it twice makes one record; works without a secure context, too. */
export const newFormKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
