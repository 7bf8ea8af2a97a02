import { among } from "@/db/among";
import { insertAll } from "@/db/insert-all";
import { assignments } from "@/db/schema";
import { refreshWorksheets } from "../billing/refresh-worksheets";
import { ensureMaintenanceService } from "../equipment/ensure-maintenance-service";
import { atomically, type Context } from "../kernel/context";
import { isUnitAssignment } from "../placement/assignment-kind";
import { isService } from "../placement/availability";
import { keepPromises } from "../unit-claims/keep-promises";
import { makeWay } from "../unit-claims/make-way";
import type { AskedAssignment } from "./add-input";
import { assertAdmissible, refuseItem } from "./admission-of-batch";
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

/** Units that others were promised are refused, those of the project itself are what was promised. */
function makeWayFor(ctx: Context, batch: readonly BatchItem[]) {
  const units = batch
    .map((item, index) => ({ ...item, index }))
    .filter(({ equipment }) => !isService(equipment));
  const stays = units.map(({ asked, project, equipment: { id, code } }) => ({
    equipmentId: id,
    code,
    project,
    from: asked.startDate,
    to: asked.endDate ?? asked.expectedReturnDate ?? null,
  }));
  return makeWay(ctx, stays, (message, at) =>
    refuseItem(
      { message, code: "resource_reserved", field: "operation_end_date" },
      units[at]?.index ?? 0,
    ),
  );
}

/** `warnings` name promises to others that yielded. */
export type AssignedResources = { made: NamedAssignment[]; warnings: string[] };

/** All of them or none (specification, add resources; contract, section 3). */
export const assignResources = (
  ctx: Context,
  { items }: { items: readonly AskedAssignment[] },
): Promise<AssignedResources> =>
  atomically(ctx, async (ctx) => {
    const batch = await lockBatch(ctx, items);
    assertAdmissible(batch);
    const way = await makeWayFor(ctx, batch);
    const added = await newAssignments(ctx, batch);
    const made = await insertAll(ctx.db, assignments, added);
    const written = added.map((row, at) => ({ ...row, assignmentId: made[at] ?? 0 }));
    await keepPromises(ctx, way, written.filter(isUnitAssignment));
    await rentBatchUnits(ctx, batch);
    for (const projectId of projectsOf(batch)) await refreshWorksheets(ctx, projectId);
    return {
      made: await listNamedAssignments(ctx, among(assignments.id, made)),
      warnings: way.warnings,
    };
  });
