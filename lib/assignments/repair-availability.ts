import { and, desc, eq } from "drizzle-orm";
import { assignments, projects } from "@/db/schema";
import { type Equipment, lockEquipment } from "../equipment/get-equipment";
import { unitRetired } from "../equipment/unit-retired";
import { atomically, type Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import {
  available,
  isOutOfService,
  isRented,
  isService,
  rentedTo,
} from "../placement/availability";
import { holdingOnOrAfter, isHoldingAfter } from "../placement/holding";
import { placeUnit } from "../placement/place-unit";
import { lockProjectIfExists } from "../projects/lock-project";

type UnitRef = { equipmentId: number };

/** The latest first, as in `availability-faults.ts`. */
const listHolders = (ctx: Context, { equipmentId }: UnitRef) =>
  ctx.db
    .select({
      startDate: assignments.startDate,
      endDate: assignments.endDate,
      project: { id: projects.id, location: projects.location },
    })
    .from(assignments)
    .innerJoin(projects, eq(projects.id, assignments.projectId))
    .where(and(eq(assignments.equipmentId, equipmentId), holdingOnOrAfter(assignments, ctx.today)))
    .orderBy(desc(assignments.startDate), desc(assignments.id));

type Holder = Awaited<ReturnType<typeof listHolders>>[number];

/** Null when its row may stay as it is. */
function placementBy(ctx: Context, unit: Equipment, holders: readonly Holder[]) {
  const goingOn = holders.filter((holder) => isHoldingAfter(holder, ctx.today));
  if (goingOn.length > 1)
    throw new Refused(
      `${unit.code} tiene dos asignaciones a la vez: libere o elimine la que sobra.`,
      "resource_busy",
    );
  const holder = goingOn[0] ?? (isRented(unit) ? holders[0] : undefined);
  if (!holder) return isRented(unit) ? available : null;
  const placed = rentedTo(holder.project, holder.startDate);
  const isRight =
    isRented(unit) &&
    unit.currentProjectId === placed.currentProjectId &&
    unit.currentLocation === placed.currentLocation &&
    unit.commitmentDate === placed.commitmentDate;
  return isRight ? null : placed;
}

/** Projects first, by id; gives who has the unit once it is held. */
async function lockHeldUnit(ctx: Context, ref: UnitRef) {
  const before = await listHolders(ctx, ref);
  const projectIds = new Set(before.map(({ project }) => project.id));
  for (const id of [...projectIds].toSorted((a, b) => a - b)) await lockProjectIfExists(ctx, id);
  const unit = await lockEquipment(ctx, ref);
  const holders = await listHolders(ctx, ref);
  if (holders.some(({ project }) => !projectIds.has(project.id)))
    throw new Refused(
      `${unit.code} cambió de proyecto mientras tanto: vuelva a intentarlo.`,
      "resource_busy",
    );
  return { unit, holders };
}

/**
 * Makes the row of a unit agree with its assignments; one that agrees stays as it is. Refused where they do not say where
 * the unit is, or it is out of service for good.
 */
export const repairAvailability = (ctx: Context, ref: UnitRef): Promise<Equipment> =>
  atomically(ctx, async (ctx) => {
    const { unit, holders } = await lockHeldUnit(ctx, ref);
    if (isService(unit)) throw new Refused("Un servicio está siempre disponible.");
    if (isOutOfService(unit)) throw unitRetired();
    const placement = placementBy(ctx, unit, holders);
    if (!placement) return unit;
    return placeUnit(ctx, unit, placement);
  });
