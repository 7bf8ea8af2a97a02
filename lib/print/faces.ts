import { readFileSync } from "node:fs";
import { join } from "node:path";
import fontkit, { type Font, type Glyph } from "@pdf-lib/fontkit";
import { newSubset, type Subset } from "./subset";
import { readTrueType } from "./true-type";

const weights = ["regular", "strong"] as const;
export type Weight = (typeof weights)[number];

export type Face = {
  name: string;
  /** The number of its glyph; that of a box when the face lacks it. */
  glyphOf: (character: string) => number;
  /** Thousandths of the size. */
  advanceOf: (character: string) => number;
  ascent: number;
  descent: number;
  capHeight: number;
  box: [number, number, number, number];
  subset: () => Subset;
};

/** Inter (OFL) has accents, ≥, ³, ✓ and → in one file, and is the face of the screens. */
const folder = join(process.cwd(), "node_modules", "@expo-google-fonts", "inter");
const files: Record<Weight, string> = {
  regular: join(folder, "400Regular", "Inter_400Regular.ttf"),
  strong: join(folder, "600SemiBold", "Inter_600SemiBold.ttf"),
};

const isDigit = (character: string) => character >= "0" && character <= "9";

/** Figures of one width, so that amounts align. */
function findGlyph(font: Font, character: string): Glyph {
  if (isDigit(character)) {
    const [figure] = font.layout(character, { tnum: true }).glyphs;
    if (figure) return figure;
  }
  const code = character.codePointAt(0) ?? 0;
  return font.glyphForCodePoint(font.hasGlyphForCodePoint(code) ? code : 0x25a1);
}

/** The font computes an advance each time it is asked. */
type Measured = { id: number; advance: number };

function read(weight: Weight): Face {
  const file = readFileSync(/* turbopackIgnore: true */ files[weight]);
  const font = fontkit.create(file);
  const trueType = readTrueType(file);
  const scale = 1000 / font.unitsPerEm;
  const glyphs = new Map<string, Measured>();
  const glyphOf = (character: string): Measured => {
    const known = glyphs.get(character);
    if (known) return known;
    const { id, advanceWidth } = findGlyph(font, character);
    const found = { id, advance: advanceWidth * scale };
    glyphs.set(character, found);
    return found;
  };
  const { minX, minY, maxX, maxY } = font.bbox;
  return {
    name: font.postscriptName ?? weight,
    glyphOf: (character) => glyphOf(character).id,
    advanceOf: (character) => glyphOf(character).advance,
    ascent: font.ascent * scale,
    descent: font.descent * scale,
    capHeight: font.capHeight * scale,
    box: [minX * scale, minY * scale, maxX * scale, maxY * scale],
    subset: () => newSubset(trueType),
  };
}

const faces = new Map<Weight, Face>();

export function faceOf(weight: Weight): Face {
  const known = faces.get(weight) ?? read(weight);
  faces.set(weight, known);
  return known;
}
