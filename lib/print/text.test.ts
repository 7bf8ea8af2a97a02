import { describe, expect, test } from "vitest";
import { shorten, sizeToFit } from "./fit-text";
import { oneLine, type Style, widthOf } from "./text";
import { wrap, wrapAtMost } from "./wrap";

const style: Style = { weight: "regular", size: 8 };

describe("text in a width", () => {
  test("wraps between words and keeps the lines that were typed", () => {
    const lines = wrap("Campo Norte, plataforma 7\nkilómetro 12", style, 70);
    expect(lines.join("|")).toBe("Campo Norte,|plataforma 7|kilómetro 12");
    for (const line of lines) expect(widthOf(line, style)).toBeLessThanOrEqual(70);
  });

  test("a word wider than the width is cut, and nothing of it lost", () => {
    const word = "ABCDEFGHIJKLMNOPQRSTUVWXYZ-0123456789";
    const lines = wrap(word, style, 40);
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.join("")).toBe(word);
    for (const line of lines) expect(widthOf(line, style)).toBeLessThanOrEqual(40);
  });

  test("a code is parted after a sign that joins, if it has one", () => {
    const lines = wrap("EQ-CAMPER-BANO-0000123456", style, 80);
    expect(lines).toEqual(["EQ-CAMPER-BANO-", "0000123456"]);
    expect(wrap("operaciones.campo@ejemplo.ec", style, 75).join("")).toBe(
      "operaciones.campo@ejemplo.ec",
    );
  });

  test("a width narrower than a letter still ends", () => {
    expect(wrap("abc", style, 1)).toEqual(["a", "b", "c"]);
    expect(wrap("😀😀", style, 1).join("")).toBe("😀😀");
  });

  test("control characters and separate accents leave nothing behind", () => {
    expect(oneLine("An\u0303o\u0000\tnuevo\r\nfin")).toBe("Año  nuevo fin");
  });

  test("what is too long ends in …", () => {
    const line = shorten("Petróleos Sudamericanos del Ecuador", style, 60);
    expect(line.endsWith("…")).toBe(true);
    expect(widthOf(line, style)).toBeLessThanOrEqual(60);
    expect(shorten("Corto", style, 60)).toBe("Corto");
  });

  test("a text in so many lines at the most says that there was more", () => {
    expect(wrapAtMost("uno dos tres cuatro cinco", style, 40, 2)).toEqual(["uno dos", "tres cua…"]);
    expect(wrapAtMost("uno dos", style, 40, 2)).toEqual(["uno dos"]);
    expect(wrapAtMost(" ", style, 40, 2)).toEqual([]);
    expect(wrapAtMost("uno dos", style, 40, 0)).toEqual([]);
    expect(wrapAtMost("uno dos tres cuatro", style, 40, -1)).toEqual([]);
  });

  test("an amount shrinks to its column, down to the share", () => {
    const amount = "$999.999.999,99";
    const width = widthOf(amount, style) * 0.8;
    const size = sizeToFit(amount, style, width);
    expect(size).toBeCloseTo(6.4, 5);
    expect(sizeToFit(amount, style, 1)).toBeCloseTo(4.8, 5);
  });

  test("figures are of one width", () => {
    expect(new Set(Array.from("0123456789", (figure) => widthOf(figure, style))).size).toBe(1);
  });
});
