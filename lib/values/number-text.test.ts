import fc from "fast-check";
import { expect, it } from "vitest";
import { MoneyInput, PercentageInput, QuantityInput, VolumeInput } from "../wire/input";
import { compare, type Decimal, round } from "./decimal";
import { doubtIn, readNumber, typedValue } from "./number-text";
import { type Digits, editTyped, showTyped } from "./show-typed";

const money = { least: 2, decimals: 2 };
const volume = { least: 2, decimals: 6 };
const quantity = { least: 0, decimals: 2 };
const whole = { least: 0, decimals: 0 };

it.each([
  ["1.500,00", "1500.00"],
  ["1500", "1500"],
  ["1500,5", "1500.5"],
  ["1 500", "1500"],
  ["1 500,25", "1500.25"],
  ["1\u00a0500\u202f000,5", "1500000.5"],
  ["1,500.00", "1500.00"],
  ["1.234.567", "1234567"],
  ["1,234,567.8", "1234567.8"],
  ["12.5", "12.5"],
  ["1.5", "1.5"],
  ["12,50", "12.50"],
  ["1234.567", "1234.567"],
  ["0.500", "0.500"],
  ["0,003785", "0.003785"],
  ["23,809524", "23.809524"],
  [",5", "0.5"],
  [".5", "0.5"],
  ["12,", "12"],
  ["007", "7"],
  [" $ 1.500,00 ", "1500.00"],
  ["US$ 85", "85"],
])("%j can be read one way: %s", (text, value) =>
  expect(readNumber(text, volume)).toEqual({ kind: "number", value }),
);

it.each([
  ["1.500", "1500", "1.5"],
  ["1,500", "1500", "1.5"],
  ["12.600", "12600", "12.6"],
  ["999,125", "999125", "999.125"],
  ["$ 1.500", "1500", "1.5"],
])("%j can be read two ways", (text, grouped, fraction) =>
  expect(readNumber(text, money)).toEqual({ kind: "doubt", grouped, fraction }),
);

it.each([
  ["12,6000", money, "12.60"],
  ["12,6000", whole, "12.6"],
  ["1.500,000", whole, "1500"],
  ["12,3456", money, "12.3456"],
  ["0,5000000", volume, "0.500000"],
])("zeros past what the field takes say nothing: %j with %j is %s", (text, digits, value) =>
  expect(readNumber(text, digits)).toEqual({ kind: "number", value }),
);

it("whichever reading is chosen of a doubt without more decimals than the field takes, its schema takes it", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9]\d{0,2}[.,]\d{2}0$/), (text) => {
      const { grouped, fraction } = doubtIn(typedValue(text, money)) ?? {};
      expect([grouped, fraction].map((one) => MoneyInput.safeParse(one).success)).toEqual([
        true,
        true,
      ]);
    }),
  );
});

it("a point in a whole number can only group; a comma is asked about", () => {
  expect(readNumber("1.500", whole)).toEqual({ kind: "number", value: "1500" });
  expect(readNumber("1,500", whole).kind).toBe("doubt");
});

it.each([
  "1.5.0",
  "1.50.000",
  "1,5.3",
  "1.500.00",
  "1 5",
  "1 50 000",
  "-5",
  "1e3",
  "12 gal",
  ".",
  ",",
  "1..5",
  "1,000.000,5",
])("%j is no number, and stays as it was typed", (text) => {
  expect(readNumber(text, volume)).toEqual({ kind: "wrong" });
  expect(typedValue(text, volume)).toBe(text);
  expect(VolumeInput.safeParse(typedValue(text, volume)).success).toBe(false);
});

it.each([
  ["1500", money, "1.500,00", "1500,00"],
  ["1.5", money, "1,50", "1,50"],
  ["1234567.891234", volume, "1.234.567,891234", "1234567,891234"],
  ["23.809", volume, "23,8090", "23,8090"],
  ["31.00", quantity, "31", "31"],
  ["1500", quantity, "1.500,00", "1500,00"],
  ["1500", whole, "1.500", "1500"],
  ["2026", { ...whole, isName: true }, "2026", "2026"],
  ["", money, "", ""],
  ["12 gal", money, "12 gal", "12 gal"],
  ["¿1.500?", money, "1.500", "1.500"],
])("%j with %j is shown as %j and typed over as %j", (value, digits, shown, typed) => {
  expect(showTyped(value, digits)).toBe(shown);
  expect(editTyped(value, digits)).toBe(typed);
});

const amounts = (most: bigint, decimals: number) =>
  fc
    .tuple(
      fc.oneof(fc.bigInt(0n, most < 9999n ? most : 9999n), fc.bigInt(0n, most)),
      fc.nat({ max: 10 ** decimals - 1 }),
      fc.nat({ max: decimals }),
    )
    .map(
      ([units, fraction, kept]): Decimal =>
        round(`${units}.${String(fraction).padStart(decimals, "0") || 0}`, kept),
    );

const kinds: [string, bigint, Digits, { safeParse: (value: string) => { success: boolean } }][] = [
  ["money", 9_999_999_998n, money, MoneyInput],
  ["quantity", 99_999_998n, quantity, QuantityInput],
  ["volume", 9_999_999_998n, volume, VolumeInput],
  ["percentage", 98n, quantity, PercentageInput],
];

it.each(kinds)("every %s is shown, read back and equal", (_, most, digits, schema) => {
  fc.assert(
    fc.property(amounts(most, digits.decimals), (amount) => {
      for (const write of [showTyped, editTyped]) {
        const back = typedValue(write(amount, digits), digits);
        expect(schema.safeParse(back).success).toBe(true);
        expect(compare(back, amount)).toBe(0);
      }
    }),
    { numRuns: 2000 },
  );
});

it("every whole number is shown, read back and equal", () => {
  fc.assert(
    fc.property(fc.nat({ max: 2_147_483_647 }), (count) => {
      expect(typedValue(showTyped(String(count), whole), whole)).toBe(String(count));
    }),
  );
});

const ways = (text: string) =>
  [
    [".", ","],
    [",", "."],
  ].flatMap(([group, sign]) => {
    const groups = `[1-9]\\d{0,2}(?:\\${group}\\d{3})+`;
    const [, units, fraction] =
      new RegExp(`^(${groups}|\\d*)(?:\\${sign}(\\d*))?$`).exec(text) ?? [];
    if (units === undefined || `${units}${fraction ?? ""}` === "") return [];
    return [Number(`${units.replace(/\D/g, "") || 0}.${fraction || 0}`)];
  });

const signs = fc.stringMatching(/^\d{0,4}([.,]\d{0,4}){0,3}$/);
const inGroups = fc.stringMatching(/^\d{1,3}([.,]\d{3}){1,2}([.,]\d{0,4})?$/);

it("a number is taken only when both ways of writing agree, or only one is possible", () => {
  fc.assert(
    fc.property(fc.oneof(signs, inGroups), (text) => {
      const values = new Set(ways(text));
      const reading = readNumber(text, volume);
      if (text === "") return;
      expect(reading.kind).toBe(["wrong", "number", "doubt"][values.size]);
      if (reading.kind === "number") expect(values).toContain(Number(reading.value));
      if (reading.kind === "doubt")
        expect(values).toEqual(new Set([Number(reading.grouped), Number(reading.fraction)]));
    }),
    { numRuns: 5000 },
  );
});

it("whatever is typed, the form holds a plain decimal, a doubt, or what no schema takes", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const held = typedValue(text, volume);
      const kind = readNumber(text, volume).kind;
      expect(/^\d+(\.\d+)?$/.test(held)).toBe(kind === "number");
      expect(doubtIn(held) !== null).toBe(kind === "doubt");
    }),
  );
});

it("no schema takes a doubt, and the doubt is found again", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9]\d{0,2}[.,]\d{3}$/), (text) => {
      const held = typedValue(text, money);
      for (const schema of [MoneyInput, QuantityInput, VolumeInput])
        expect(schema.safeParse(held).success).toBe(false);
      expect(doubtIn(held)).toMatchObject({ text, grouped: text.replace(/\D/, "") });
    }),
  );
});

it("what is no doubt asks nothing", () => {
  for (const value of ["1.500", "¿qué?", "", null, 1500, "¿1.500,00?"])
    expect(doubtIn(value)).toBeNull();
});
