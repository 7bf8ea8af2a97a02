import { expect, test } from "vitest";
import * as z from "zod";
import { filter } from "../lists/input";
import {
  DayInput,
  Id,
  IdFilter,
  LooseId,
  MoneyInput,
  optionalDay,
  optionalText,
  optionalTime,
  renamed,
  text,
  VolumeInput,
} from "./input";

const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

test.each([
  [0, "0"],
  [12.5, "12.5"],
  ["12.50", "12.50"],
  [" 7 ", "7"],
  [9_999_999_999.99, "9999999999.99"],
])("money %s is read as %s", (value, expected) => expect(MoneyInput.parse(value)).toBe(expected));

test.each([
  [-1],
  ["-0.01"],
  [0.001],
  [0.1 + 0.2],
  ["1e3"],
  [1e21],
  ["1,5"],
  [""],
  [null],
  [true],
  [[]],
  [{}],
  [10_000_000_000],
])("money refuses %s", (value) => expect(accepts(MoneyInput, value)).toBe(false));

test.each([
  [optionalDay, "2026-02-30", "Fecha inválida."],
  [DayInput.optional(), undefined, undefined],
  [optionalDay, "", undefined],
  [optionalTime, "24:00", "Hora inválida: use HH:MM."],
  [IdFilter, "abc", "Debe ser un identificador."],
  [filter(DayInput), "2026-02-30", "Fecha inválida."],
  [filter(z.enum(["UNO", "DOS"])), "TRES", 'Opción inválida: se esperaba una de "UNO"|"DOS"'],
  [z.union([z.literal(""), z.email()]), "rosa", "Escriba un correo electrónico válido."],
  [MoneyInput, true, "Entrada inválida: se esperaba texto, recibido booleano"],
  [Id, undefined, "Este campo es obligatorio."],
])("a wrong value is told what is wrong (%#)", (schema, value, message) => {
  expect(schema.safeParse(value).error?.issues[0]?.message).toBe(message);
});

test("volumes take six decimals", () => {
  expect(accepts(VolumeInput, "0.003785")).toBe(true);
  expect(accepts(VolumeInput, "0.0037854")).toBe(false);
});

test("identifiers are positive 32-bit integers", () => {
  for (const bad of [0, -1, 1.5, 2_147_483_648, "1", null, true])
    expect(accepts(Id, bad)).toBe(false);
  expect(LooseId.parse("15")).toBe(15);
  expect(accepts(LooseId, "99999999999")).toBe(false);
});

test("text is trimmed, and refuses blanks, NUL, halves of characters and too much", () => {
  expect(text(5).parse(" abc ")).toBe("abc");
  for (const bad of ["  ", "a\0", "a\ud800", "abcdef", 7, null])
    expect(accepts(text(5), bad)).toBe(false);
  expect(optionalText(5).parse("")).toBeNull();
  expect(optionalText(5).parse(null)).toBeNull();
  expect(optionalText(5).parse(undefined)).toBeUndefined();
});

test("the date part of a timestamp counts", () =>
  expect(DayInput.parse("2026-05-01 10:00:00")).toBe("2026-05-01"));

test("absent keys stay absent in our words", () => {
  const rename = renamed({ tax_id: "taxId" });
  expect(rename({ tax_id: undefined, name: "x" })).toEqual({ name: "x" });
  expect(rename({ tax_id: null })).toEqual({ taxId: null });
});

test("says of what is missing that it is required, whatever its kind", () => {
  const Record = z.object({
    name: text(10),
    partner: Id,
    cost: MoneyInput,
    day: DayInput,
    kind: z.enum(["A", "B"]),
  });
  const messages = (input: object) =>
    Record.safeParse(input).error?.issues.map(({ message }) => message);
  expect(messages({})).toEqual(Array(5).fill("Este campo es obligatorio."));
  expect(messages({ name: "x", partner: 1, cost: 1, day: "", kind: "A" })).toEqual([
    "Este campo es obligatorio.",
  ]);
});
