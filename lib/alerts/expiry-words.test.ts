import { expect, test } from "vitest";
import { expiryWords } from "./expiry-words";

test.each([
  ["expired", -12, "Vencido hace 12 días"],
  ["expired", -1, "Vencido hace 1 día"],
  ["due_10", 0, "Por vencer: hoy"],
  ["due_10", 10, "Por vencer: 10 días"],
  ["due_30", 30, "Próximo: 30 días"],
  ["valid", 31, "Vigente: 31 días"],
  ["missing", null, "Falta"],
] as const)("%s with %s days is said as words", (status, daysLeft, words) => {
  expect(expiryWords({ status, daysLeft })).toBe(words);
});

test("a record without a paper of its own says why", () => {
  expect(expiryWords("replaced")).toBe("Reemplazado");
  expect(expiryWords("lasting")).toBe("Sin vencimiento");
});
