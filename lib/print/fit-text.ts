import { oneLine, type Style, widthOf } from "./text";

/** At least one character. */
export function longestFitting(word: string, style: Style, width: number): string {
  let part = "";
  for (const character of word) {
    if (part !== "" && widthOf(part + character, style) > width) return part;
    part += character;
  }
  return part;
}

export function shorten(text: string, style: Style, width: number): string {
  const line = oneLine(text);
  if (widthOf(line, style) <= width) return line;
  return `${longestFitting(line, style, width - widthOf("…", style)).trimEnd()}…`;
}

/** Its own size, or smaller, down to `least` of it. */
export function sizeToFit(text: string, style: Style, width: number, least = 0.6): number {
  const asked = widthOf(text, style);
  return asked <= width ? style.size : Math.max(style.size * least, (style.size * width) / asked);
}
