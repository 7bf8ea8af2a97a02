import { among } from "@/db/among";
import { insertAll } from "@/db/insert-all";
import { assignments } from "@/db/schema";
import { refreshWorksheets } from "../billing/refresh-worksheets";
import { ensureMaintenanceService } from "../equipment/ensure-maintenance-service";
import { atomically, type Context } from "../kernel/context";
import { isService } from "../placement/availability";
import type { AskedAssignment } from "./add-input";
import { assertAdmissible } from "./admission-of-batch";
import { type BatchItem, lockBatch } from "./lock-batch";
import { type PlacedAssignment, placed } from "./queries";
import { rentBatchUnits } from "./rent-batch-units";
import { maintenanceTermsOf, type Terms, termsOf } from "./terms";

async function termsFor(ctx: Context, batch: readonly BatchItem[]): Promise<Terms[]> {
  const needsService = batch.some(
    ({ asked, equipment }) => asked.maintenanceCost && !isService(equipment),
  );
  const service = needsService ? await ensureMaintenanceService(ctx) : null;
  return batch.flatMap((one) => {
    const { maintenanceCost: cost, projectId, startDate, endDate, frequency } = one.asked;
    if (!service || cost === null || isService(one.equipment)) return [termsOf(one)];
    const maintenance = { projectId, startDate, endDate, cost, frequency };
    return [termsOf(one), maintenanceTermsOf(maintenance, one.equipment, service.id)];
  });
}

const projectsOf = (batch: readonly BatchItem[]) =>
  [...new Set(batch.map(({ project }) => project.id))].toSorted((a, b) => a - b);

/** All of them or none (specification, add resources; contract, section 3). */
export const assignResources = (
  ctx: Context,
  { items }: { items: readonly AskedAssignment[] },
): Promise<PlacedAssignment[]> =>
  atomically(ctx, async (ctx) => {
    const batch = await lockBatch(ctx, items);
    assertAdmissible(batch);
    const terms = await termsFor(ctx, batch);
    const made = await insertAll(ctx.db, assignments, terms);
    await rentBatchUnits(ctx, batch);
    for (const projectId of projectsOf(batch)) await refreshWorksheets(ctx, projectId);
    return placed(ctx, among(assignments.id, made));
  });
