import fc from "fast-check";
import { expect, it } from "vitest";
import { inWords, sayDecimal } from "./number-words";

it.each([
  [1000, "mil"],
  [1500, "mil quinientos"],
  [12_600, "doce mil seiscientos"],
  [21_001, "veintiún mil uno"],
  [31_031, "treinta y un mil treinta y uno"],
  [100_100, "cien mil cien"],
  [101_016, "ciento un mil dieciséis"],
  [999_999, "novecientos noventa y nueve mil novecientos noventa y nueve"],
])("%i is %s", (count, words) => expect(inWords(count)).toBe(words));

it("says every number differently, without gaps", () => {
  const count = fc.integer({ min: 0, max: 999_999 });
  fc.assert(
    fc.property(count, count, (one, other) => {
      expect(inWords(one)).not.toMatch(/undefined| {2}|^ | $/);
      expect(inWords(one) === inWords(other)).toBe(one === other);
    }),
  );
});

it.each([
  ["1500", "mil quinientos"],
  ["1.500", "uno coma cinco"],
  ["12.050", "doce coma cero cinco"],
  ["999.000", "novecientos noventa y nueve"],
])("%s is said %s", (value, words) => expect(sayDecimal(value)).toBe(words));
