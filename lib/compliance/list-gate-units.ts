import { and, max, not } from "drizzle-orm";
import { among } from "@/db/among";
import { undeleted } from "@/db/live";
import { equipment, maintenanceSheets } from "@/db/schema";
import { checklistOf } from "../equipment/checklist";
import { isWorking } from "../equipment/condition";
import type { BaseContext } from "../kernel/context";
import { service } from "../placement/availability-conditions";
import { unit } from "../states/gate";
import { billableMaintenance } from "../states/maintenance";
import type { Day } from "../values/dates";
import { factDay } from "./requirements";
import type { GateSubject } from "./rule";

const listUnits = (ctx: BaseContext, ids: readonly number[]) =>
  ctx.db
    .select()
    .from(equipment)
    .where(and(among(equipment.id, ids), not(service(equipment))));

const listLastMaintenances = (ctx: BaseContext, ids: readonly number[]) =>
  ctx.db
    .select({ equipmentId: maintenanceSheets.equipmentId, on: max(maintenanceSheets.date) })
    .from(maintenanceSheets)
    .where(
      and(
        among(maintenanceSheets.equipmentId, ids),
        undeleted(maintenanceSheets),
        among(maintenanceSheets.status, billableMaintenance),
      ),
    )
    .groupBy(maintenanceSheets.equipmentId);

type Unit = Awaited<ReturnType<typeof listUnits>>[number];

const isComplete = (one: Unit): boolean => checklistOf[one.type].every((item) => one[item]);

const papersOf = (one: Unit, maintainedOn: Day | null) =>
  new Map<string, Day | null>([
    ["CONDITION", factDay(isWorking(one))],
    ["CHECKLIST", factDay(isComplete(one))],
    ["MAINTENANCE", maintainedOn],
  ]);

/** Units, not services, in two statements. */
export async function listGateUnits(
  ctx: BaseContext,
  ids: readonly number[],
): Promise<GateSubject[]> {
  if (ids.length === 0) return [];
  const [units, maintained] = await Promise.all([
    listUnits(ctx, ids),
    listLastMaintenances(ctx, ids),
  ]);
  const days = new Map(maintained.map(({ equipmentId, on }) => [equipmentId, on]));
  return units.map((one) => ({
    subject: unit,
    id: one.id,
    name: one.code,
    group: one.type,
    papers: papersOf(one, days.get(one.id) ?? null),
  }));
}
