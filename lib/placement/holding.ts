import { and, gt, gte, isNull, not, or, type SQL, sql } from "drizzle-orm";
import { live } from "@/db/live";
import type { assignments } from "@/db/schema";
import type { Day } from "../values/dates";
import { ofUnits } from "./of-kind";

type Assignments = Pick<
  typeof assignments,
  "kind" | "isRetired" | "isActive" | "isDeleted" | "endDate"
>;

/** Neither retired, switched off nor deleted. */
export const unretired = (
  table: Pick<Assignments, "isRetired" | "isActive" | "isDeleted">,
): SQL | undefined => and(live(table), not(table.isRetired));

const heldUnits = (table: Assignments) => and(unretired(table), ofUnits(table));

/** Its last day counts. */
export const holdsOn = (table: Assignments, day: Day): SQL | undefined =>
  and(heldUnits(table), or(isNull(table.endDate), gte(table.endDate, day)));

/** An assignment that ends on the day does not keep its unit. */
export const holdsAfter = (table: Assignments, day: Day): SQL | undefined =>
  and(heldUnits(table), or(isNull(table.endDate), gt(table.endDate, day)));

/** The end that was agreed, or an earlier retirement; null while neither is known. */
export const lastWorkingDayOf = ({
  endDate,
  retirementDate,
}: Pick<typeof assignments, "endDate" | "retirementDate">): SQL<Day | null> =>
  sql`least(${endDate}, ${retirementDate})`;

/** {@link holdsAfter} of what is not stored yet. */
export const keepsAfter = ({ endDate }: { endDate: Day | null }, day: Day): boolean =>
  endDate === null || endDate > day;
