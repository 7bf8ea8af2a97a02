import type { Decimal } from "./decimal";

export type NumberReading =
  | { kind: "number"; value: Decimal }
  | { kind: "doubt"; grouped: Decimal; fraction: Decimal }
  | { kind: "blank" }
  | { kind: "wrong" };

export interface Numeral {
  /** Decimals that the field takes; with 0, points can only group. */
  decimals: number;
}

const wrong: NumberReading = { kind: "wrong" };
const number = (value: Decimal): NumberReading => ({ kind: "number", value });

const plainWhole = (digits: string) => digits.replace(/^0+(?=\d)/, "");
const decimalOf = (whole: string, fraction: string): Decimal =>
  `${plainWhole(whole) || "0"}${fraction && `.${fraction}`}`;

const spacedGroups = /^[1-9]\d{0,2}(?: \d{3})+(?=$|[.,])/;
/** Groups of three after one kind of sign, and decimals after the other. */
const pointGroups = /^([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d*))?$/;
const commaGroups = /^([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d*))?$/;
const oneSign = /^(\d*)([.,])(\d*)$/;
/** One sign and three digits: thousands in one country are decimals in the other. */
const eitherWay = /^([1-9]\d{0,2})[.,](\d{3})$/;

function inGroups(text: string): NumberReading {
  const [, whole, fraction = ""] = pointGroups.exec(text) ?? commaGroups.exec(text) ?? [];
  return whole ? number(decimalOf(whole.replace(/[.,]/g, ""), fraction)) : wrong;
}

function withOneSign(text: string, { decimals }: Numeral): NumberReading {
  const [, whole = "", sign, fraction = ""] = oneSign.exec(text) ?? [];
  if (sign === undefined || whole + fraction === "") return inGroups(text);
  if (!eitherWay.test(text)) return number(decimalOf(whole, fraction));
  if (decimals === 0 && sign === ".") return number(`${whole}${fraction}`);
  return {
    kind: "doubt",
    grouped: `${whole}${fraction}`,
    fraction: withoutIdleZeros(decimalOf(whole, fraction), { decimals: 0 }),
  };
}

/** Zeros past the field's decimals are dropped: `12,6000` dollars are 12,60. */
function withoutIdleZeros(value: Decimal, { decimals }: Numeral): Decimal {
  const [whole = "", fraction = ""] = value.split(".");
  const kept = fraction.slice(0, decimals) + fraction.slice(decimals).replace(/0+$/, "");
  return kept ? `${whole}.${kept}` : whole;
}

/**
 * As written in Ecuador (`1.500,00`), on a keypad with only points (`12.5`), or with a spreadsheet's groups
 * (`1,500.00`, `1 500`). What has two readings (`1.500`, `1,500`) is a doubt, never a guess.
 */
export function readNumber(typed: string, numeral: Numeral): NumberReading {
  const reading = readText(typed, numeral);
  return reading.kind === "number" ? number(withoutIdleZeros(reading.value, numeral)) : reading;
}

function readText(typed: string, numeral: Numeral): NumberReading {
  const text = typed
    .replace(/\s+/g, " ")
    .replace(/^ ?(?:US)?\$/, "")
    .trim();
  if (text === "") return { kind: "blank" };
  if (spacedGroups.test(text)) return withSpaces(text);
  if (/^\d+$/.test(text)) return number(plainWhole(text));
  return /^[\d.,]+$/.test(text) ? withOneSign(text, numeral) : wrong;
}

function withSpaces(text: string): NumberReading {
  const [, whole = "", fraction = ""] = /^([\d ]+)(?:[.,](\d*))?$/.exec(text) ?? [];
  return whole ? number(decimalOf(whole.replaceAll(" ", ""), fraction)) : wrong;
}

const canonical = /^\d+(?:\.\d+)?$/;

/** The plain decimal that the server takes. */
export const isPlain = (value: string): boolean => canonical.test(value);

/**
 * The plain decimal, or the text when it is no number. A doubt is put between question marks, so that no schema takes
 * it for either reading.
 */
export function typedValue(typed: string, numeral: Numeral): string {
  const reading = readNumber(typed, numeral);
  if (reading.kind === "number") return reading.value;
  if (reading.kind === "blank") return "";
  return reading.kind === "doubt" ? `¿${typed.trim()}?` : typed.trim();
}

export interface Doubt {
  text: string;
  grouped: Decimal;
  fraction: Decimal;
}

/** Null unless a doubt stands in place of the number. */
export function doubtIn(value: unknown): Doubt | null {
  const [, text] = typeof value === "string" ? (/^¿(.+)\?$/.exec(value) ?? []) : [];
  if (text === undefined) return null;
  const reading = readNumber(text, { decimals: 1 });
  return reading.kind === "doubt" ? { ...reading, text } : null;
}
