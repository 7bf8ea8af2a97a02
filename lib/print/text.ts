import { faceOf, type Weight } from "./faces";

/** Points. */
export type Style = { weight: Weight; size: number };

/** A multiple of the size. */
const leading = 1.32;

export const lineHeight = ({ size }: { size: number }): number => size * leading;

/** Composed accents, no control characters, tabs as spaces. */
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

/** At least one character. */
export function fitting(word: string, style: Style, width: number): string {
  let part = "";
  for (const character of word) {
    if (part !== "" && widthOf(part + character, style) > width) return part;
    part += character;
  }
  return part;
}

/** Its end is replaced by … when it is too long. */
export function shorten(text: string, style: Style, width: number): string {
  const line = oneLine(text);
  if (widthOf(line, style) <= width) return line;
  return `${fitting(line, style, width - widthOf("…", style)).trimEnd()}…`;
}

/** Its own size, or smaller down to the share of it. */
export function sizeToFit(text: string, style: Style, width: number, least = 0.6): number {
  const asked = widthOf(text, style);
  return asked <= width ? style.size : Math.max(style.size * least, (style.size * width) / asked);
}
