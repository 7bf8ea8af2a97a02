import fc from "fast-check";
import { expect, it } from "vitest";
import {
  cedulaDoubt,
  cedulaOrTaxIdDoubt,
  phoneDoubt,
  plateDoubt,
  type TextCheck,
  taxIdDoubt,
} from "./identity";

const says = (check: TextCheck, text: string, words: RegExp | null) =>
  words ? expect(check(text)).toMatch(words) : expect(check(text)).toBeNull();

it.each([
  ["1710034065", null],
  ["171003406-5", null],
  ["0926687856", null],
  ["", null],
  ["  ", null],
  ["1710034066", /dígito verificador/],
  ["2510034065", /provincia/],
  ["0010034065", /provincia/],
  ["1760034065", /tercer dígito/],
  ["171003406", /10 dígitos/],
  ["AX123456", /10 dígitos/],
])("the card %j", (text, words) => says(cedulaDoubt, text, words));

it.each([
  ["1710034065001", null],
  ["1710034065002", null],
  ["1710034066001", /dígito verificador/],
  ["1710034065000", /001/],
  ["1760001550001", null],
  ["1790012345001", null],
  ["1799999999001", null],
  ["1790012345000", /001/],
  ["2590012345001", /provincia/],
  ["1780012345001", /tercer dígito/],
  ["179001234500", /13 dígitos/],
  ["1710034065", /13 dígitos/],
])("the taxpayer's number %j", (text, words) => says(taxIdDoubt, text, words));

it.each([
  ["1710034065", null],
  ["1710034065001", null],
  ["1710034066", /dígito/],
  ["1710034066001", /dígito/],
  ["17100340", /10 dígitos/],
])("either of the two %j", (text, words) => says(cedulaOrTaxIdDoubt, text, words));

it.each([
  ["099 123 4567", null],
  ["0991234567", null],
  ["+593 99 123 4567", null],
  ["02 298 4410", null],
  ["(02) 298-4410 ext. 12", null],
  ["06 288 1540 / 099 123 4567", null],
  ["1800 123456", null],
  ["+57 310 123 4567", null],
  ["", null],
  ["99 123 4567", /teléfono/],
  ["099 123 456", /teléfono/],
  ["08 298 4410", /teléfono/],
  ["llamar a Rosa", /teléfono/],
])("the telephone %j", (text, words) => says(phoneDoubt, text, words));

it.each([
  ["ABC-1234", null],
  ["abc1234", null],
  ["QAB 4821", null],
  ["AB123C", null],
  ["", null],
  ["ABC-123", /placa/],
  ["ABCD-1234", /placa/],
  ["1234-ABC", /placa/],
  ["ABC-12345", /placa/],
])("the plate %j", (text, words) => says(plateDoubt, text, words));

const person = fc.tuple(
  fc.oneof(fc.integer({ min: 1, max: 24 }), fc.constant(30)),
  fc.integer({ min: 0, max: 5 }),
  fc.nat({ max: 999_999 }),
);

const nine = ([province, third, rest]: [number, number, number]) =>
  `${String(province).padStart(2, "0")}${third}${String(rest).padStart(6, "0")}`;

/** The registry's rule: with the check digit, the weighted digits sum to a multiple of ten. */
const closes = (digits: string) =>
  [...digits].reduce((sum, digit, at) => {
    const doubled = String(Number(digit) * (at % 2 === 0 ? 2 : 1));
    return sum + [...doubled].reduce((of, one) => of + Number(one), 0);
  }, 0) %
    10 ===
  0;

it("of the ten cards that begin alike, one holds: the one whose digits make whole tens", () => {
  fc.assert(
    fc.property(person, (parts) => {
      const cards = Array.from({ length: 10 }, (_, last) => `${nine(parts)}${last}`);
      const good = cards.filter((card) => cedulaDoubt(card) === null);
      expect(good).toEqual(cards.filter(closes));
      expect(good).toHaveLength(1);
      expect(taxIdDoubt(`${good[0]}001`)).toBeNull();
    }),
  );
});

it("one digit wrong in a card is always noticed", () => {
  fc.assert(
    fc.property(person, fc.nat({ max: 9 }), fc.integer({ min: 1, max: 9 }), (parts, at, by) => {
      const cards = Array.from({ length: 10 }, (_, last) => `${nine(parts)}${last}`);
      const card = cards.find(closes) ?? "";
      const wrong = card.slice(0, at) + ((Number(card[at]) + by) % 10) + card.slice(at + 1);
      expect(cedulaDoubt(wrong)).not.toBeNull();
    }),
  );
});

it("a company's number is never asked about for its digits", () => {
  fc.assert(
    fc.property(
      person,
      fc.constantFrom(6, 9),
      fc.nat({ max: 9 }),
      ([province, , rest], third, last) => {
        expect(taxIdDoubt(`${nine([province, third, rest])}${last}001`)).toBeNull();
      },
    ),
  );
});

it("whatever is typed is answered", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const check of [cedulaDoubt, taxIdDoubt, cedulaOrTaxIdDoubt, phoneDoubt, plateDoubt])
        expect([null, "string"]).toContain(check(text) === null ? null : typeof check(text));
    }),
  );
});
