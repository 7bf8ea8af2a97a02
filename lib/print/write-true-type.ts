import type { TrueType } from "./true-type";

const aligned = (length: number) => (length + 3) & ~3;

/** Each part starts at a multiple of four. */
export function joinedParts(parts: readonly Uint8Array[]): {
  bytes: Uint8Array;
  offsets: number[];
} {
  const offsets = [0];
  for (const part of parts) offsets.push((offsets.at(-1) ?? 0) + aligned(part.length));
  const bytes = new Uint8Array(offsets.at(-1) ?? 0);
  parts.forEach((part, at) => {
    bytes.set(part, offsets[at] ?? 0);
  });
  return { bytes, offsets };
}

export const writtenTable = (length: number, write: (view: DataView) => void): Uint8Array => {
  const bytes = new Uint8Array(length);
  write(new DataView(bytes.buffer));
  return bytes;
};

export const changedTable = (table: Uint8Array, write: (view: DataView) => void): Uint8Array => {
  const copy = new Uint8Array(table);
  write(new DataView(copy.buffer));
  return copy;
};

export const metricsTable = (font: TrueType, glyphs: readonly number[]) =>
  writtenTable(4 * glyphs.length, (view) => {
    glyphs.forEach((glyph, at) => {
      const { advance, bearing } = font.metricOf(glyph);
      view.setUint16(4 * at, advance);
      view.setInt16(4 * at + 2, bearing);
    });
  });

/** PDF readers check no checksums, so there are none. */
export function trueTypeFile(tables: readonly (readonly [string, Uint8Array])[]): Uint8Array {
  const head = 12 + 16 * tables.length;
  const { bytes, offsets } = joinedParts(tables.map(([, table]) => table));
  const directory = writtenTable(head, (view) => {
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
