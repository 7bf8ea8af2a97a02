import type { Context } from "../kernel/context";
import { isService } from "../placement/availability";
import { keepsAfter } from "../placement/holding";
import { rentUnits } from "../placement/rent-units";
import { groupedBy } from "../values/rows";
import type { Assignable } from "./lock-assignable";

const departures = (batch: readonly Assignable[]) =>
  groupedBy(batch, ({ asked }) => `${asked.projectId} ${asked.startDate}`).values();

/** A unit whose operation is already over stays free (contract, section 10). */
export async function sendUnits(ctx: Context, batch: readonly Assignable[]) {
  const leaving = batch.filter(
    ({ asked, unit }) => !isService(unit) && keepsAfter(asked, ctx.today),
  );
  for (const [first, ...others] of departures(leaving)) {
    if (!first) continue;
    const ids = [first, ...others].map(({ unit }) => unit.id);
    await rentUnits(ctx, ids, { project: first.project, from: first.asked.startDate });
  }
}
