import { faceOf, type Weight } from "./faces";

/** Points. */
export type Style = { weight: Weight; size: number };

/** A multiple of the size. */
const leading = 1.32;

export const lineHeight = ({ size }: { size: number }): number => size * leading;

/** Composes accents, and makes control characters spaces. */
const clean = (text: string): string => text.normalize("NFC").replace(/\p{Cc}|\p{Cf}/gu, " ");

export const paragraphsOf = (text: string): string[] => text.split(/\r\n?|\n/).map(clean);

export const oneLine = (text: string): string => paragraphsOf(text).join(" ").trim();

/** Points. */
export function widthOf(text: string, { weight, size }: Style): number {
  const { advanceOf } = faceOf(weight);
  let thousandths = 0;
  for (const character of text) thousandths += advanceOf(character);
  return (thousandths * size) / 1000;
}
