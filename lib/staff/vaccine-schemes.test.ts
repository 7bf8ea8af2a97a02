import { expect, test } from "vitest";
import { usualVaccineSchemes } from "@/db/values";
import { proposedNextDose } from "./vaccine-schemes";

const appliedOn = "2026-01-31";

test.each([
  ["HEPATITIS_A_B", 1, "2026-03-02"],
  ["HEPATITIS_A_B", 2, "2026-07-31"],
  ["HEPATITIS_A_B", 3, "2031-01-31"],
  ["HEPATITIS_A_B", 4, "2031-01-31"],
  ["TETANUS", 2, "2026-07-31"],
  ["TETANUS", 3, "2027-01-31"],
  ["TETANUS", 4, "2036-01-31"],
  ["TYPHOID", null, "2029-01-31"],
  ["INFLUENZA", 7, "2027-01-31"],
] as const)("%s, dose %s: %s", (vaccine, doseNumber, next) => {
  expect(proposedNextDose(usualVaccineSchemes, { vaccine, doseNumber, appliedOn })).toBe(next);
});

test.each([
  ["YELLOW_FEVER", 1],
  ["MEASLES", null],
  ["COVID", 2],
  ["OTHER", 1],
  ["TETANUS", null],
] as const)("%s, dose %s: nothing is proposed", (vaccine, doseNumber) => {
  expect(proposedNextDose(usualVaccineSchemes, { vaccine, doseNumber, appliedOn })).toBeNull();
});

test("a month without that day ends on its last", () => {
  const dose = { vaccine: "HEPATITIS_A_B", doseNumber: 2, appliedOn: "2026-08-31" } as const;
  expect(proposedNextDose(usualVaccineSchemes, dose)).toBe("2027-02-28");
});
