import { and, or, sql } from "drizzle-orm";
import { among } from "@/db/among";
import { assignments } from "@/db/schema";
import type { Context } from "../kernel/context";
import { isUnitAssignment } from "../placement/assignment-kind";
import { freeUnits } from "../placement/free-units";
import { unretired } from "../placement/holding";
import { lockUnits } from "../placement/lock-units";
import type { Day } from "../values/dates";
import { linkedServiceConditions, selectRetiringUnit } from "./linked-services";
import type { NamedAssignment } from "./queries";
import { type Released, releasedOf } from "./released-units";
import { retiredOn } from "./retirement";

type Retirement = {
  date: Day;
  reason: string;
  /** Also the services of those projects that serve no unit. */
  withStandalone?: boolean;
};

const unique = (values: readonly number[]) => [...new Set(values)];

/**
 * Their units come back and the services linked to those units end with them (specification, "Project
 * closure", effects 1 and 2). The caller locked the project in its transaction. Four statements for any number of assignments.
 */
export async function retireAssignments(
  ctx: Context,
  given: readonly NamedAssignment[],
  { date, reason, withStandalone = false }: Retirement,
): Promise<{ released: Released[]; services: number[] }> {
  const unitIds = unique(given.filter(isUnitAssignment).map(({ equipmentId }) => equipmentId));
  const units = await lockUnits(ctx, unitIds);
  const chosen = among(
    assignments.id,
    given.map(({ id }) => id),
  );
  const withId = sql`${selectRetiringUnit(ctx, given)}`;
  const retired = await ctx.db
    .update(assignments)
    .set(retiredOn(date, { reason, withId }))
    .where(
      and(unretired(assignments), or(chosen, ...linkedServiceConditions(given, withStandalone))),
    )
    .returning({ id: assignments.id, kind: assignments.kind });
  await freeUnits(ctx, given.filter(isUnitAssignment));
  const services = retired.filter((one) => !isUnitAssignment(one)).map(({ id }) => id);
  return { released: releasedOf(given, units), services: services.sort((a, b) => a - b) };
}
