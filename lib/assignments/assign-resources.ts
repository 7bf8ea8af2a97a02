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
import { type NewAssignment, newAssignment, newMaintenanceAssignment } from "./new-assignment";
import { listNamedAssignments, type NamedAssignment } from "./queries";
import { rentBatchUnits } from "./rent-batch-units";

async function newAssignments(ctx: Context, batch: readonly BatchItem[]): Promise<NewAssignment[]> {
  const needsService = batch.some(
    ({ asked, equipment }) => asked.maintenanceCost && !isService(equipment),
  );
  const service = needsService ? await ensureMaintenanceService(ctx) : null;
  return batch.flatMap((item) => {
    const { maintenanceCost: cost, projectId, startDate, endDate, frequency } = item.asked;
    if (!service || cost === null || isService(item.equipment)) return [newAssignment(item)];
    const maintenance = { projectId, startDate, endDate, cost, frequency };
    return [newAssignment(item), newMaintenanceAssignment(maintenance, item.equipment, service.id)];
  });
}

const projectsOf = (batch: readonly BatchItem[]) =>
  [...new Set(batch.map(({ project }) => project.id))].toSorted((a, b) => a - b);

/** All of them or none (specification, add resources; contract, section 3). */
export const assignResources = (
  ctx: Context,
  { items }: { items: readonly AskedAssignment[] },
): Promise<NamedAssignment[]> =>
  atomically(ctx, async (ctx) => {
    const batch = await lockBatch(ctx, items);
    assertAdmissible(batch);
    const added = await newAssignments(ctx, batch);
    const made = await insertAll(ctx.db, assignments, added);
    await rentBatchUnits(ctx, batch);
    for (const projectId of projectsOf(batch)) await refreshWorksheets(ctx, projectId);
    return listNamedAssignments(ctx, among(assignments.id, made));
  });
