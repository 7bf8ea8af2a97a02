import type { TrueType } from "./true-type";

export type Subset = {
  include: (glyph: number) => number;
  /** The file of what was included so far. */
  encode: () => Uint8Array;
};

const kept = ["cvt ", "fpgm", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "prep"];

const moreComponents = 0x20;
const wordArguments = 0x01;
const ownScale = 0x08;
const twoScales = 0x40;
const matrix = 0x80;

const argumentsLength = (flags: number): number => {
  const scales = flags & matrix ? 8 : flags & twoScales ? 4 : flags & ownScale ? 2 : 0;
  return (flags & wordArguments ? 4 : 2) + scales;
};

/** An accented letter is composed of a letter and an accent. */
function renamed(outline: Uint8Array, include: Subset["include"]): Uint8Array {
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

const aligned = (length: number) => (length + 3) & ~3;

/** Each part starts at a multiple of four. */
function joined(parts: readonly Uint8Array[]): { bytes: Uint8Array; offsets: number[] } {
  const offsets = [0];
  for (const part of parts) offsets.push((offsets.at(-1) ?? 0) + aligned(part.length));
  const bytes = new Uint8Array(offsets.at(-1) ?? 0);
  parts.forEach((part, at) => {
    bytes.set(part, offsets[at] ?? 0);
  });
  return { bytes, offsets };
}

const written = (length: number, write: (view: DataView) => void): Uint8Array => {
  const bytes = new Uint8Array(length);
  write(new DataView(bytes.buffer));
  return bytes;
};

const changed = (table: Uint8Array, write: (view: DataView) => void): Uint8Array => {
  const copy = new Uint8Array(table);
  write(new DataView(copy.buffer));
  return copy;
};

const metricsOf = (font: TrueType, glyphs: readonly number[]) =>
  written(4 * glyphs.length, (view) => {
    glyphs.forEach((glyph, at) => {
      const { advance, bearing } = font.metricOf(glyph);
      view.setUint16(4 * at, advance);
      view.setInt16(4 * at + 2, bearing);
    });
  });

/** A reader of PDF asks for no checksums. */
function fileOf(tables: readonly (readonly [string, Uint8Array])[]): Uint8Array {
  const head = 12 + 16 * tables.length;
  const { bytes, offsets } = joined(tables.map(([, table]) => table));
  const directory = written(head, (view) => {
    view.setUint32(0, 0x00010000);
    view.setUint16(4, tables.length);
    tables.forEach(([tag, table], at) => {
      const entry = 12 + 16 * at;
      for (let letter = 0; letter < 4; letter += 1)
        view.setUint8(entry + letter, tag.charCodeAt(letter));
      view.setUint32(entry + 8, head + (offsets[at] ?? 0));
      view.setUint32(entry + 12, table.length);
    });
  });
  return Buffer.concat([directory, bytes]);
}

/** In the order of their inclusion, what they are composed of after them, the box for missing ones first. */
function encode(font: TrueType, glyphs: number[], include: Subset["include"]): Uint8Array {
  const outlines: Uint8Array[] = [];
  for (let at = 0; at < glyphs.length; at += 1)
    outlines.push(renamed(font.outlineOf(glyphs[at] ?? 0), include));
  const { bytes, offsets } = joined(outlines);
  const count = glyphs.length;
  const replaced: Record<string, Uint8Array> = {
    glyf: bytes,
    loca: written(4 * offsets.length, (view) => {
      offsets.forEach((offset, at) => {
        view.setUint32(4 * at, offset);
      });
    }),
    hmtx: metricsOf(font, glyphs),
    head: changed(font.table("head"), (view) => view.setInt16(50, 1)),
    hhea: changed(font.table("hhea"), (view) => view.setUint16(34, count)),
    maxp: changed(font.table("maxp"), (view) => view.setUint16(4, count)),
  };
  return fileOf(kept.map((tag) => [tag, replaced[tag] ?? font.table(tag)] as const));
}

/** Empty but for the glyph that stands for missing ones. */
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
