import type { DocumentFont } from "./document-font";
import { faceOf, type Weight } from "./faces";
import type { QrDrawing } from "./qr";
import type { Style } from "./text";

/** Points from the upper left corner of the page. */
export type Area = { x: number; y: number; width: number; height: number };

/** Distinct on a black-and-white printer, too. */
const inks = {
  ink: [0.09, 0.13, 0.15],
  muted: [0.36, 0.41, 0.44],
  line: [0.74, 0.78, 0.8],
  band: [0.94, 0.955, 0.96],
  zebra: [0.975, 0.98, 0.985],
  accent: [0.05, 0.37, 0.41],
  danger: [0.7, 0.11, 0.11],
  shade: [0.86, 0.885, 0.895],
  shadow: [0.9, 0.91, 0.92],
  white: [1, 1, 1],
} as const;
export type Ink = keyof typeof inks;

export const mm = (millimetres: number): number => (millimetres * 72) / 25.4;

export type Align = "left" | "center" | "right";

export type Pen = {
  /** From a baseline; nothing is cut. */
  text: (text: string, x: number, baseline: number, style: Style, ink?: Ink) => void;
  /** Translucent, turned counterclockwise. */
  stamp: (text: string, x: number, y: number, style: Style & { degrees: number; ink: Ink }) => void;
  fill: (area: Area, ink: Ink) => void;
  frame: (area: Area, ink?: Ink, thickness?: number) => void;
  line: (from: [number, number], to: [number, number], ink?: Ink, thickness?: number) => void;
  /** Without its quiet zone. */
  qr: (drawing: QrDrawing, x: number, y: number, side: number) => void;
  image: (name: string, area: Area) => void;
  /** PDF operators. */
  content: () => string;
};

/** A thousandth of a point is finer than any printer. */
const number = (value: number): string => String(Math.round(value * 1000) / 1000);
const numbers = (...values: number[]): string => values.map(number).join(" ");
const colours = Object.fromEntries(
  Object.entries(inks).map(([ink, shares]) => [ink, shares.join(" ")]),
) as Record<Ink, string>;
const colour = (ink: Ink): string => colours[ink];

export const stampTransparency = "glass";

const qrPath = /M(\d+) (\d+)h1v1h-1z/g;

const joinedAt = 512;

export function newPen(pageHeight: number, typefaces: Record<Weight, DocumentFont>): Pen {
  const drawn: string[] = [];
  /** A string that is built piece by piece takes several times the memory until it is joined. */
  const add = (operators: string) => {
    drawn.push(operators);
    if (drawn.length === joinedAt) drawn.splice(0, joinedAt, drawn.join("\n"));
  };
  const fromBottom = (y: number) => pageHeight - y;
  const showText = (text: string, { weight, size }: Style, matrix: string, ink: Ink) =>
    add(
      `BT ${colour(ink)} rg /${weight} ${number(size)} Tf ${matrix} Tm <${typefaces[weight].encode(text)}> Tj ET`,
    );
  return {
    text: (text, x, baseline, style, ink = "ink") => {
      if (text !== "") showText(text, style, `1 0 0 1 ${numbers(x, fromBottom(baseline))}`, ink);
    },
    stamp: (text, x, y, { degrees, ink, ...style }) => {
      const angle = (degrees * Math.PI) / 180;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      add(`q /${stampTransparency} gs`);
      showText(text, style, numbers(cos, sin, -sin, cos, x, fromBottom(y)), ink);
      add("Q");
    },
    fill: ({ x, y, width, height }, ink) =>
      add(`${colour(ink)} rg ${numbers(x, fromBottom(y + height), width, height)} re f`),
    frame: ({ x, y, width, height }, ink = "line", thickness = 0.6) =>
      add(
        `${colour(ink)} RG ${number(thickness)} w ${numbers(x, fromBottom(y + height), width, height)} re S`,
      ),
    line: ([x1, y1], [x2, y2], ink = "line", thickness = 0.6) =>
      add(
        `${colour(ink)} RG ${number(thickness)} w ${numbers(x1, fromBottom(y1))} m ${numbers(x2, fromBottom(y2))} l S`,
      ),
    qr: ({ size, path }, x, y, side) => {
      const module = side / size;
      const dark = [...path.matchAll(qrPath)].map(([, column, row]) =>
        numbers(
          x + Number(column) * module,
          fromBottom(y + (Number(row) + 1) * module),
          module,
          module,
        ),
      );
      add(`0 0 0 rg ${dark.map((square) => `${square} re`).join(" ")} f`);
    },
    image: (name, { x, y, width, height }) =>
      add(`q ${numbers(width, 0, 0, height, x, fromBottom(y + height))} cm /${name} Do Q`),
    content: () => drawn.join("\n"),
  };
}

/** Centres capitals in a height that starts at y. */
export const baselineIn = (y: number, height: number, { weight, size }: Style): number =>
  y + height / 2 + (faceOf(weight).capHeight * size) / 2000;
