import type { Decimal } from "./decimal";

const units =
  "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve".split(
    " ",
  );
const tens = "treinta cuarenta cincuenta sesenta setenta ochenta noventa".split(" ");
const hundreds =
  "ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos".split(
    " ",
  );

function belowHundred(count: number): string {
  if (count < 30) return units[count] ?? "";
  const ten = tens[Math.floor(count / 10) - 3] ?? "";
  return count % 10 === 0 ? ten : `${ten} y ${units[count % 10]}`;
}

function belowThousand(count: number): string {
  if (count === 100) return "cien";
  if (count < 100) return belowHundred(count);
  const hundred = hundreds[Math.floor(count / 100) - 1] ?? "";
  return count % 100 === 0 ? hundred : `${hundred} ${belowHundred(count % 100)}`;
}

/** "un" and "veintiún" before the word. */
const ofThousands = (count: number): string =>
  count === 1
    ? "mil"
    : `${belowThousand(count)
        .replace(/veintiuno$/, "veintiún")
        .replace(/uno$/, "un")} mil`;

/** Below a million: "mil quinientos". */
export function inWords(count: number): string {
  if (count < 1000) return belowThousand(count);
  const thousands = ofThousands(Math.floor(count / 1000));
  return count % 1000 === 0 ? thousands : `${thousands} ${belowThousand(count % 1000)}`;
}

/** Below a million, the decimals one by one: "uno coma cinco". */
export function sayDecimal(value: Decimal): string {
  const [whole = "0", fraction = ""] = value.split(".");
  const digits = fraction.replace(/0+$/, "");
  const decimals = [...digits].map((digit) => inWords(Number(digit))).join(" ");
  return decimals ? `${inWords(Number(whole))} coma ${decimals}` : inWords(Number(whole));
}
