export type UsedGlyph = { character: string; advance: number };

export const hex = (value: number) => value.toString(16).padStart(4, "0");

const unicodeOf = (character: string) =>
  Array.from({ length: character.length }, (_, at) => hex(character.charCodeAt(at))).join("");

const chunksOf = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );

/** Glyph numbers to characters, for searching and copying. */
export function unicodeMap(used: ReadonlyMap<number, UsedGlyph>): string {
  const pairs = [...used].map(([id, { character }]) => `<${hex(id)}> <${unicodeOf(character)}>`);
  const parts = chunksOf(pairs, 100).map(
    (part) => `${part.length} beginbfchar\n${part.join("\n")}\nendbfchar`,
  );
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${parts.join("\n")}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}
