import * as z from "zod";
import { daysInSpan } from "../values/dates";
import { DayInput } from "../wire/input";

const longestRange = 31;

export type Issues = {
  addIssue: (issue: { code: "custom"; path: string[]; message: string }) => void;
};

export function addRangeIssues({ from, to }: { from: string; to: string }, issues: Issues) {
  const say = (message: string) => issues.addIssue({ code: "custom", path: ["to"], message });
  if (to < from) say("Debe ser igual o posterior a la primera.");
  else if (daysInSpan(from, to) > longestRange) say(`Pida ${longestRange} días como máximo.`);
}

export const DispatchRange = z.object({ from: DayInput, to: DayInput }).superRefine(addRangeIssues);
