import { and, between } from "drizzle-orm";
import { among } from "@/db/among";
import { visits } from "@/db/schema";
import type { Context } from "../kernel/context";
import { isWaiting, planVisits } from "../schedule/plan";
import { listServicesById } from "../schedule/queries";
import { addDays } from "../values/dates";

const daysBack = 30;

/** Visits of the last days that nobody recorded, by service. */
export async function listLateVisits(
  ctx: Context,
  assignmentIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const span = { from: addDays(ctx.today, -daysBack), to: addDays(ctx.today, -1) };
  const [services, recorded] = await Promise.all([
    listServicesById(ctx, assignmentIds),
    ctx.db
      .select()
      .from(visits)
      .where(
        and(
          among(visits.assignmentId, assignmentIds),
          between(visits.plannedDate, addDays(span.from, -daysBack), span.to),
        ),
      ),
  ]);
  const late = new Map<number, number>();
  for (const planned of planVisits([...services.values()], recorded, span)) {
    const { assignmentId } = planned.service;
    if (isWaiting(planned)) late.set(assignmentId, (late.get(assignmentId) ?? 0) + 1);
  }
  return late;
}
