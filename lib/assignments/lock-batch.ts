import { listMaintenanceService } from "../equipment/ensure-maintenance-service";
import { freeEndedEquipment } from "../equipment/free-ended-equipment";
import type { Equipment } from "../equipment/get-equipment";
import type { Context } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import { isRented } from "../placement/availability";
import { lockUnits } from "../placement/lock-units";
import { noProject, type Project } from "../projects/get-project";
import { lockProjectIfLive } from "../projects/lock-project";
import { lockPromising } from "../unit-claims/lock-promising";
import type { AskedAssignment } from "./add-input";
import { equipmentIdsOf } from "./queries";

/** `served` is null when no unit is served, or none such exists. */
export type BatchItem = {
  asked: AskedAssignment;
  project: Project;
  equipment: Equipment;
  served: Equipment | null;
};

export const batchMessage = (index: number, message: string): string =>
  `Elemento ${index + 1}: ${message}`;

const inOrder = (ids: readonly number[]) => [...new Set(ids)].sort((a, b) => a - b);

async function lockProjects(ctx: Context, asked: readonly AskedAssignment[]) {
  const projects = new Map<number, Project>();
  const firsts = new Map(asked.map((one, index) => [one.projectId, index] as const).toReversed());
  for (const projectId of inOrder([...firsts.keys()])) {
    const project = await lockProjectIfLive(ctx, { projectId });
    if (!project) throw new NotFound(batchMessage(firsts.get(projectId) ?? 0, noProject));
    projects.set(projectId, project);
  }
  return projects;
}

async function lockNamedEquipment(ctx: Context, asked: readonly AskedAssignment[]) {
  const needsService = asked.some(({ maintenanceCost }) => maintenanceCost !== null);
  const service = needsService ? await listMaintenanceService(ctx) : [];
  const ids = inOrder([...equipmentIdsOf(asked), ...service]);
  const locked = await lockUnits(ctx, ids);
  const freed = locked.some(isRented) ? await freeEndedEquipment(ctx, { ids }) : [];
  const units = freed.length > 0 ? await lockUnits(ctx, ids) : locked;
  return new Map(units.filter((unit) => !unit.isDeleted).map((unit) => [unit.id, unit]));
}

/** Projects first, then reservations of what is named, then units by id. 404 names the item whose record is missing. */
export async function lockBatch(
  ctx: Context,
  batch: readonly AskedAssignment[],
): Promise<BatchItem[]> {
  const projects = await lockProjects(ctx, batch);
  await lockPromising(ctx, equipmentIdsOf(batch));
  const named = await lockNamedEquipment(ctx, batch);
  return batch.map((asked, index) => {
    const project = projects.get(asked.projectId);
    const equipment = named.get(asked.equipmentId);
    if (!project || !equipment?.isActive)
      throw new NotFound(batchMessage(index, "no existe el equipo o servicio."));
    const served = asked.servedEquipmentId ? named.get(asked.servedEquipmentId) : undefined;
    return { asked, project, equipment, served: served ?? null };
  });
}
