import { expect, it } from "vitest";
import { cedulaDoubt, phoneDoubt } from "@/lib/values/identity";
import { doubtsOf } from "./doubts";

const find = doubtsOf({ dni: ["Cédula", cedulaDoubt], phone: ["Teléfono", phoneDoubt] });

it("asks about what was changed, and only about that", () => {
  const before = { dni: "1710034066", phone: "123" };
  expect(find({ ...before, notes: "x" }, before)).toEqual([]);
  expect(find({ ...before, dni: " 1710034066 " }, before)).toEqual([]);
  expect(find({ ...before, phone: "1234" }, before)).toEqual([
    { field: "phone", value: "1234", message: expect.stringContaining("Teléfono 1234: no parece") },
  ]);
  expect(find({ dni: "1710034065", phone: null }, before)).toEqual([]);
});

it("asks about everything of a new record", () => {
  expect(find({ dni: "17", phone: "17" }, { dni: "" }).map(({ field }) => field)).toEqual([
    "dni",
    "phone",
  ]);
});
