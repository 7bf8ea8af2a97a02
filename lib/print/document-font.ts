import { type PDFContext, type PDFRef, PDFString } from "pdf-lib";
import type { Face } from "./faces";
import type { Subset } from "./subset";
import { hex, type UsedGlyph, unicodeMap } from "./unicode-map";

export type DocumentFont = {
  /** Hexadecimal digits of the document's own glyph numbers. */
  encode: (text: string) => string;
  embed: (context: PDFContext) => PDFRef;
};

function embed(context: PDFContext, face: Face, subset: Subset, used: Map<number, UsedGlyph>) {
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

export function newDocumentFont(face: Face): DocumentFont {
  const subset = face.subset();
  const numbers = new Map<string, string>();
  const used = new Map<number, UsedGlyph>();
  const numberOf = (character: string): string => {
    const known = numbers.get(character);
    if (known) return known;
    const id = subset.include(face.glyphOf(character));
    if (!used.has(id)) used.set(id, { character, advance: face.advanceOf(character) });
    const digits = hex(id);
    numbers.set(character, digits);
    return digits;
  };
  return {
    encode: (text) => {
      let digits = "";
      for (const character of text) digits += numberOf(character);
      return digits;
    },
    embed: (context) => embed(context, face, subset, used),
  };
}
