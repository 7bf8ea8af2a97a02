import { expect, test } from "vitest";
import { usualVaccineSchemes } from "@/db/values";
import { forGood, lastDayOfVaccine } from "./vaccine-due";

const appliedOn = "2026-07-11";

test.each([
  ["TETANUS", 1, null, "2026-08-10"],
  ["TETANUS", 4, null, "2036-07-11"],
  ["INFLUENZA", null, null, "2027-07-11"],
  ["TETANUS", 1, "2026-09-30", "2026-09-30"],
  ["TETANUS", null, null, forGood],
  ["YELLOW_FEVER", 1, null, forGood],
  ["COVID", 2, null, forGood],
] as const)("%s, dose %s, next typed %s: holds up to %s", (vaccine, doseNumber, next, until) => {
  const given = { vaccine, doseNumber, appliedOn, nextDoseOn: next };
  expect(lastDayOfVaccine(usualVaccineSchemes, given)).toBe(until);
});
