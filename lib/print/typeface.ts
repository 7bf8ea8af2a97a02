import { type PDFContext, type PDFRef, PDFString } from "pdf-lib";
import type { Face } from "./faces";
import type { Subset } from "./subset";

/** Only the glyphs that the document sets are kept. */
export type Typeface = {
  /** Hexadecimal digits of the document's own glyph numbers. */
  encode: (text: string) => string;
  embed: (context: PDFContext) => PDFRef;
};

type Used = { character: string; advance: number };

const hex = (value: number) => value.toString(16).padStart(4, "0");

/** UTF-16, as the map back to text wants it. */
const unicodeOf = (character: string) =>
  Array.from({ length: character.length }, (_, at) => hex(character.charCodeAt(at))).join("");

const chunksOf = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );

/** What searching and copying read: glyph numbers back to characters. */
function unicodeMap(used: ReadonlyMap<number, Used>): string {
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

function embed(context: PDFContext, face: Face, subset: Subset, used: Map<number, Used>) {
  const symbolic = 4;
  const name = `FAENAA+${face.name}`;
  const descriptor = context.obj({
    Type: "FontDescriptor",
    FontName: name,
    Flags: symbolic,
    FontBBox: face.box,
    ItalicAngle: 0,
    Ascent: face.ascent,
    Descent: face.descent,
    CapHeight: face.capHeight,
    StemV: 0,
    FontFile2: context.register(context.flateStream(subset.encode())),
  });
  const widths = [...used].flatMap(([id, { advance }]) => [id, [advance]]);
  const font = context.obj({
    Type: "Font",
    Subtype: "CIDFontType2",
    BaseFont: name,
    CIDToGIDMap: "Identity",
    CIDSystemInfo: {
      Registry: PDFString.of("Adobe"),
      Ordering: PDFString.of("Identity"),
      Supplement: 0,
    },
    FontDescriptor: context.register(descriptor),
    W: widths,
  });
  return context.register(
    context.obj({
      Type: "Font",
      Subtype: "Type0",
      BaseFont: name,
      Encoding: "Identity-H",
      DescendantFonts: [context.register(font)],
      ToUnicode: context.register(context.flateStream(unicodeMap(used))),
    }),
  );
}

/** Glyphs are numbered in the order in which they are first set. */
export function newTypeface(face: Face): Typeface {
  const subset = face.subset();
  const numbers = new Map<string, string>();
  const used = new Map<number, Used>();
  const numberOf = (character: string): string => {
    const known = numbers.get(character);
    if (known) return known;
    const id = subset.include(face.glyphOf(character));
    if (!used.has(id)) used.set(id, { character, advance: face.advanceOf(character) });
    numbers.set(character, hex(id));
    return hex(id);
  };
  return {
    encode: (text) => Array.from(text, numberOf).join(""),
    embed: (context) => embed(context, face, subset, used),
  };
}
