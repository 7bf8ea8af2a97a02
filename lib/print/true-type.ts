/** Only the parts that cutting glyphs needs. */
export type TrueType = {
  table: (tag: string) => Uint8Array;
  /** Empty for a space. */
  outlineOf: (glyph: number) => Uint8Array;
  metricOf: (glyph: number) => { advance: number; bearing: number };
};

const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function tablesOf(file: Uint8Array): Map<string, Uint8Array> {
  const view = viewOf(file);
  const entries = Array.from({ length: view.getUint16(4) }, (_, at) => {
    const entry = 12 + 16 * at;
    const tag = new TextDecoder("latin1").decode(file.subarray(entry, entry + 4));
    const offset = view.getUint32(entry + 8);
    return [tag, file.subarray(offset, offset + view.getUint32(entry + 12))] as const;
  });
  return new Map(entries);
}

export function readTrueType(file: Uint8Array): TrueType {
  const tables = tablesOf(file);
  const table = (tag: string) => tables.get(tag) ?? new Uint8Array();
  const loca = viewOf(table("loca"));
  const isLong = viewOf(table("head")).getInt16(50) === 1;
  const offsetOf = (glyph: number) =>
    isLong ? loca.getUint32(4 * glyph) : 2 * loca.getUint16(2 * glyph);
  const hmtx = viewOf(table("hmtx"));
  const measured = viewOf(table("hhea")).getUint16(34);
  return {
    table,
    outlineOf: (glyph) => table("glyf").subarray(offsetOf(glyph), offsetOf(glyph + 1)),
    metricOf: (glyph) => ({
      advance: hmtx.getUint16(4 * Math.min(glyph, measured - 1)),
      bearing:
        glyph < measured
          ? hmtx.getInt16(4 * glyph + 2)
          : hmtx.getInt16(4 * measured + 2 * (glyph - measured)),
    }),
  };
}
