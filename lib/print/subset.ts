import type { TrueType } from "./true-type";
import {
  changedTable,
  joinedParts,
  metricsTable,
  trueTypeFile,
  writtenTable,
} from "./write-true-type";

export type Subset = {
  include: (glyph: number) => number;
  encode: () => Uint8Array;
};

const keptTables = ["cvt ", "fpgm", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "prep"];

const moreComponents = 0x20;
const wordArguments = 0x01;
const ownScale = 0x08;
const twoScales = 0x40;
const matrix = 0x80;

const argumentsLength = (flags: number): number => {
  const scales = flags & matrix ? 8 : flags & twoScales ? 4 : flags & ownScale ? 2 : 0;
  return (flags & wordArguments ? 4 : 2) + scales;
};

/** A composed glyph, as accented letters are, names its parts by number. */
function renumbered(outline: Uint8Array, include: Subset["include"]): Uint8Array {
  const copy = new Uint8Array(outline);
  const view = new DataView(copy.buffer);
  if (copy.length === 0 || view.getInt16(0) >= 0) return copy;
  let at = 10;
  for (let flags = moreComponents; flags & moreComponents; at += 4 + argumentsLength(flags)) {
    flags = view.getUint16(at);
    view.setUint16(at + 2, include(view.getUint16(at + 2)));
  }
  return copy;
}

/** In the order of their inclusion, then the parts they are composed of; the box for missing ones is first. */
function encode(font: TrueType, glyphs: number[], include: Subset["include"]): Uint8Array {
  const outlines: Uint8Array[] = [];
  for (let at = 0; at < glyphs.length; at += 1)
    outlines.push(renumbered(font.outlineOf(glyphs[at] ?? 0), include));
  const { bytes, offsets } = joinedParts(outlines);
  const count = glyphs.length;
  const replaced: Record<string, Uint8Array> = {
    glyf: bytes,
    loca: writtenTable(4 * offsets.length, (view) => {
      offsets.forEach((offset, at) => {
        view.setUint32(4 * at, offset);
      });
    }),
    hmtx: metricsTable(font, glyphs),
    head: changedTable(font.table("head"), (view) => view.setInt16(50, 1)),
    hhea: changedTable(font.table("hhea"), (view) => view.setUint16(34, count)),
    maxp: changedTable(font.table("maxp"), (view) => view.setUint16(4, count)),
  };
  return trueTypeFile(keptTables.map((tag) => [tag, replaced[tag] ?? font.table(tag)] as const));
}

export function newSubset(font: TrueType): Subset {
  const glyphs = [0];
  const numbers = new Map([[0, 0]]);
  const include = (glyph: number): number => {
    const known = numbers.get(glyph);
    if (known !== undefined) return known;
    numbers.set(glyph, glyphs.length);
    glyphs.push(glyph);
    return glyphs.length - 1;
  };
  return { include, encode: () => encode(font, glyphs, include) };
}
