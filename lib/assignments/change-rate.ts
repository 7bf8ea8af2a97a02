import { sql } from "drizzle-orm";
import type * as z from "zod";
import { assignmentRates } from "@/db/schema";
import { refreshWorksheets } from "../billing/refresh-worksheets";
import { atomically, type Context } from "../kernel/context";
import { invalidField } from "../kernel/errors";
import { type Day, showDay } from "../values/dates";
import { getAssignment, lockOpenAssignment } from "./get-assignment";
import type { RateChange } from "./input";
import type { NamedAssignment } from "./queries";

function assertWithin({ startDate, endDate }: NamedAssignment, fromDate: Day): void {
  if (fromDate <= startDate)
    throw invalidField(
      "from_date",
      `Debe ser posterior al inicio (${showDay(startDate)}): la tarifa desde el inicio se cambia en Editar.`,
    );
  if (endDate !== null && fromDate > endDate)
    throw invalidField("from_date", `La asignación termina el ${showDay(endDate)}.`);
}

/** From a day on it costs another price, until the next one; a price of that same day is replaced. */
export const changeRate = (
  ctx: Context,
  { assignmentId, fromDate, cost, reason = null }: z.output<typeof RateChange>,
): Promise<NamedAssignment> =>
  atomically(ctx, async (ctx) => {
    const { assignment } = await lockOpenAssignment(ctx, { assignmentId });
    assertWithin(assignment, fromDate);
    await ctx.db
      .insert(assignmentRates)
      .values({ assignmentId, fromDate, cost, reason })
      .onConflictDoUpdate({
        target: [assignmentRates.assignmentId, assignmentRates.fromDate],
        set: { cost: sql`excluded.cost`, reason: sql`excluded.reason`, isWithdrawn: false },
      });
    await refreshWorksheets(ctx, assignment.projectId);
    return getAssignment(ctx, { assignmentId });
  });
