import { longestFitting, shorten } from "./fit-text";
import { paragraphsOf, type Style, widthOf } from "./text";

function cut(text: string, style: Style, width: number): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (widthOf(rest, style) > width && rest.length > 1) {
    const piece = longestFitting(rest, style, width);
    pieces.push(piece);
    rest = rest.slice(piece.length);
  }
  return rest === "" ? pieces : [...pieces, rest];
}

/** Breaks after joining signs, as codes and addresses have, before it cuts. */
function piecesOf(word: string, style: Style, width: number): string[] {
  if (widthOf(word, style) <= width) return [word];
  const pieces: string[] = [];
  for (const part of word.split(/(?<=[-/_@.])/)) {
    const longer = `${pieces.at(-1) ?? ""}${part}`;
    if (pieces.length > 0 && widthOf(longer, style) <= width) pieces.splice(-1, 1, longer);
    else pieces.push(...cut(part, style, width));
  }
  return pieces;
}

function wrapParagraph(paragraph: string, style: Style, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of paragraph.split(/ +/).flatMap((word) => piecesOf(word, style, width))) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line === "" || widthOf(longer, style) <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

/** A word that is wider than a line is cut. */
export const wrap = (text: string, style: Style, width: number): string[] =>
  paragraphsOf(text).flatMap((paragraph) => wrapParagraph(paragraph, style, width));

/** Ends with … when text is left over. Empty for an empty text, or no lines. */
export function wrapAtMost(text: string, style: Style, width: number, most: number): string[] {
  if (text.trim() === "" || most < 1) return [];
  const lines = wrap(text, style, width);
  if (lines.length <= most) return lines;
  const rest = lines.slice(most - 1).join(" ");
  return [...lines.slice(0, most - 1), shorten(rest, style, width)];
}
