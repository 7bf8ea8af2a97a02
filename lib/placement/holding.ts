import { and, gt, gte, isNull, lte, not, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
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

/** Its last day counts; it may begin after the day. */
export const holdingOnOrAfter = (table: Assignments, day: Day): SQL | undefined =>
  and(heldUnits(table), or(isNull(table.endDate), gte(table.endDate, day)));

/** Its first and its last day count. */
export const holdingOn = (
  table: Assignments & Pick<typeof assignments, "startDate">,
  day: Day,
): SQL | undefined => and(lte(table.startDate, day), holdingOnOrAfter(table, day));

/** One that ends on the day holds no more; it may begin later. */
export const holdingAfter = (table: Assignments, day: Day): SQL | undefined =>
  and(heldUnits(table), or(isNull(table.endDate), gt(table.endDate, day)));

/** Out, though it was thought to come back by the day; its last day is others' already. */
export const overdueOn = (
  table: Assignments & Pick<typeof assignments, "expectedReturnDate">,
  day: Day,
): SQL | undefined =>
  and(heldUnits(table), isNull(table.endDate), lte(table.expectedReturnDate, day));

/** The end that was agreed, or an earlier retirement; null while neither is known. */
export const lastWorkingDayOf = ({
  endDate,
  retirementDate,
}: Record<"endDate" | "retirementDate", PgColumn>): SQL<Day | null> =>
  sql`least(${endDate}, ${retirementDate})`;

/** {@link holdingAfter} of what is not stored yet. */
export const isHoldingAfter = ({ endDate }: { endDate: Day | null }, day: Day): boolean =>
  endDate === null || endDate > day;
