export const plainText = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export function hasWords(text: string, words: string): boolean {
  const plain = plainText(text);
  return plainText(words)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}
