import type { Context } from "../kernel/context";
import { isService } from "../placement/availability";
import { isHoldingAfter } from "../placement/holding";
import { rentUnits } from "../placement/rent-units";
import { groupedBy } from "../values/rows";
import type { BatchItem } from "./lock-batch";

const departures = (batch: readonly BatchItem[]) =>
  groupedBy(batch, ({ asked }) => `${asked.projectId} ${asked.startDate}`).values();

/** A unit whose operation is already over stays free (contract, section 10). */
export async function rentBatchUnits(ctx: Context, batch: readonly BatchItem[]) {
  const leaving = batch.filter(
    ({ asked, equipment }) => !isService(equipment) && isHoldingAfter(asked, ctx.today),
  );
  for (const [first, ...others] of departures(leaving)) {
    if (!first) continue;
    const ids = [first, ...others].map(({ equipment }) => equipment.id);
    await rentUnits(ctx, ids, { project: first.project, from: first.asked.startDate });
  }
}
