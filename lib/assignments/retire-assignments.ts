import { aliasedTable, and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { isAmong } from "@/db/among";
import { assignments } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { freeUnits } from "../placement/free-units";
import { isActive } from "../placement/holding";
import { lockUnits } from "../placement/lock-units";
import type { Day } from "../values/dates";
import { groupedBy } from "../values/rows";
import type { PlacedAssignment } from "./queries";

type Retirement = {
  date: Day;
  reason: string;
  /** Also the services of those projects that serve no unit. */
  withStandalone?: boolean;
};

export type Released = { id: number; code: string; name: string };

const isUnit = ({ kind }: { kind: PlacedAssignment["kind"] }) => kind === "EQUIPO";

const unique = (values: readonly number[]) => [...new Set(values)];

/** Services of the same project that serve one of the given units. */
function companionsOf(given: readonly PlacedAssignment[], withStandalone: boolean): SQL[] {
  const byProject = [...groupedBy(given, ({ projectId }) => projectId)];
  return byProject.flatMap(([projectId, together]) => {
    const units = together.filter(isUnit);
    const served = isAmong(
      assignments.servedEquipmentId,
      units.map(({ equipmentId }) => equipmentId),
    );
    const whom = withStandalone ? or(served, isNull(assignments.servedEquipmentId)) : served;
    const services = eq(assignments.kind, "SERVICIO");
    return and(services, eq(assignments.projectId, projectId), whom) ?? [];
  });
}

/** Once each, but those that work elsewhere by now. */
function releasedOf(
  given: readonly PlacedAssignment[],
  units: Awaited<ReturnType<typeof lockUnits>>,
): Released[] {
  const home = new Map(given.filter(isUnit).map((one) => [one.equipmentId, one.projectId]));
  return units
    .filter((unit) => [null, home.get(unit.id)].includes(unit.currentProjectId))
    .map(({ id, code, name }) => ({ id, code, name }));
}

const unit = aliasedTable(assignments, "unit");

/** Of a service the given assignment of the unit it serves, of the same project; none of a unit. */
const unitAmong = (ctx: Context, given: readonly PlacedAssignment[]) =>
  ctx.db
    .select({ id: unit.id })
    .from(unit)
    .where(
      and(
        isAmong(
          unit.id,
          given.filter(isUnit).map(({ id }) => id),
        ),
        eq(unit.projectId, assignments.projectId),
        eq(unit.equipmentId, assignments.servedEquipmentId),
      ),
    )
    .limit(1);

/**
 * Their units come back and the services linked to those units end with them (specification, "Project
 * closure", effects 1 and 2). The caller holds the project. Four statements for any number of assignments.
 */
export const retireAssignments = (
  ctx: Context,
  given: readonly PlacedAssignment[],
  { date, reason, withStandalone = false }: Retirement,
): Promise<{ released: Released[]; services: number[] }> =>
  atomically(ctx, async (ctx) => {
    const unitIds = unique(given.filter(isUnit).map(({ equipmentId }) => equipmentId));
    const units = await lockUnits(ctx, unitIds);
    const chosen = isAmong(
      assignments.id,
      given.map(({ id }) => id),
    );
    const retired = await ctx.db
      .update(assignments)
      .set({
        isRetired: true,
        retirementDate: date,
        retirementReason: reason,
        retiredWithId: sql`${unitAmong(ctx, given)}`,
      })
      .where(and(isActive(assignments), or(chosen, ...companionsOf(given, withStandalone))))
      .returning({ id: assignments.id, kind: assignments.kind });
    await freeUnits(ctx, given.filter(isUnit));
    const services = retired.filter((one) => !isUnit(one)).map(({ id }) => id);
    return { released: releasedOf(given, units), services: services.sort((a, b) => a - b) };
  });
