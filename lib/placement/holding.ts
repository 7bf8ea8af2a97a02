import { and, eq, gt, gte, isNull, not, or, type SQL } from "drizzle-orm";
import { live } from "@/db/live";
import type { assignments } from "@/db/schema";
import type { Day } from "../values/dates";

type Assignments = Pick<
  typeof assignments,
  "kind" | "isRetired" | "isActive" | "isDeleted" | "endDate"
>;

/** Condition: the assignment is neither retired, switched off nor deleted. */
export const isActive = (
  table: Pick<Assignments, "isRetired" | "isActive" | "isDeleted">,
): SQL | undefined => and(live(table), not(table.isRetired));

const ofUnit = (table: Assignments) => and(isActive(table), eq(table.kind, "EQUIPO"));

/** Condition: the assignment has its unit on a day; its last day counts. */
export const holdsOn = (table: Assignments, day: Day): SQL | undefined =>
  and(ofUnit(table), or(isNull(table.endDate), gte(table.endDate, day)));

/** Condition: the assignment keeps its unit after a day; one that ends on it does not. */
export const holdsAfter = (table: Assignments, day: Day): SQL | undefined =>
  and(ofUnit(table), or(isNull(table.endDate), gt(table.endDate, day)));

/** Whether an assignment with this last day keeps its unit after a day: {@link holdsAfter} of what is not stored yet. */
export const keepsAfter = ({ endDate }: { endDate: Day | null }, day: Day): boolean =>
  endDate === null || endDate > day;
