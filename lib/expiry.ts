import { type Day, daysBetween } from "./dates";

/** Something that runs out: whose it is, and its last valid day (null: it is missing). */
export type Paper = {
  kind:
    | "technical"
    | "technical_pass"
    | "vaccine"
    | "vehicle"
    | "vehicle_pass"
    | "vehicle_certification";
  label: string;
  subjectId: number;
  subjectName: string;
  recordId: number | null;
  expiresOn: Day | null;
};

type Standing = {
  status: "expired" | "due_10" | "due_30" | "valid" | "missing";
  daysLeft: number | null;
};

/** How a paper stands on a day (contract, section 8); it is valid on its last day. The thresholds are the settings' alert days. */
export function expiryOf(
  { expiresOn }: Pick<Paper, "expiresOn">,
  day: Day,
  [soon, later]: readonly [number, number] = [10, 30],
): Standing {
  if (expiresOn === null) return { status: "missing", daysLeft: null };
  const daysLeft = daysBetween(day, expiresOn);
  if (daysLeft < 0) return { status: "expired", daysLeft };
  if (daysLeft <= soon) return { status: "due_10", daysLeft };
  return { status: daysLeft <= later ? "due_30" : "valid", daysLeft };
}
