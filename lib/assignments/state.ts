import type { Day } from "../values/dates";

export type AssignmentState = "planned" | "active" | "ended" | "retired";

type Dates = { startDate: Day; endDate: Day | null; isRetired: boolean };

export function stateOn({ startDate, endDate, isRetired }: Dates, day: Day): AssignmentState {
  if (isRetired) return "retired";
  if (startDate > day) return "planned";
  return endDate !== null && endDate < day ? "ended" : "active";
}
