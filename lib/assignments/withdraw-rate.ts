import { and, eq, not } from "drizzle-orm";
import type * as z from "zod";
import { assignmentRates } from "@/db/schema";
import { refreshWorksheets } from "../billing/refresh-worksheets";
import { atomically, type Context } from "../kernel/context";
import { invalidField } from "../kernel/errors";
import { showDay } from "../values/dates";
import { getAssignment, lockOpenAssignment } from "./get-assignment";
import type { RateRef } from "./input";
import type { NamedAssignment } from "./queries";

/** Only before its day: what already costs it is changed by another price. */
export const withdrawRate = (
  ctx: Context,
  { assignmentId, fromDate }: z.output<typeof RateRef>,
): Promise<NamedAssignment> =>
  atomically(ctx, async (ctx) => {
    const { assignment } = await lockOpenAssignment(ctx, { assignmentId });
    if (fromDate <= ctx.today)
      throw invalidField("from_date", "Solo se quita una tarifa que aún no empieza.");
    const withdrawn = await ctx.db
      .update(assignmentRates)
      .set({ isWithdrawn: true })
      .where(
        and(
          eq(assignmentRates.assignmentId, assignmentId),
          eq(assignmentRates.fromDate, fromDate),
          not(assignmentRates.isWithdrawn),
        ),
      )
      .returning({ id: assignmentRates.id });
    if (withdrawn.length === 0)
      throw invalidField("from_date", `No hay una tarifa desde el ${showDay(fromDate)}.`);
    await refreshWorksheets(ctx, assignment.projectId);
    return getAssignment(ctx, { assignmentId });
  });
