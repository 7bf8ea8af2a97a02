import { and, asc, eq } from "drizzle-orm";
import { among } from "@/db/among";
import { undeleted } from "@/db/live";
import { assignments, equipment } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { isServiceAssignment, isUnitAssignment } from "../placement/assignment-kind";
import { lastWorkingDayOf } from "../placement/holding";
import { ratesOf } from "../rates/cost-on";
import { groupedBy } from "../values/rows";
import type { FactScope, Facts } from "./facts";
import { listBillableCharges } from "./list-billable-charges";
import { listDoneVisits } from "./list-done-visits";
import { listHandlings } from "./list-handlings";
import { listWrittenOff } from "./list-written-off";

const listStays = (ctx: BaseContext, { projectIds }: FactScope) =>
  ctx.db
    .select({
      projectId: assignments.projectId,
      kind: assignments.kind,
      assignmentId: assignments.id,
      equipmentId: assignments.equipmentId,
      servedEquipmentId: assignments.servedEquipmentId,
      code: equipment.code,
      description: assignments.description,
      cost: assignments.cost,
      rates: ratesOf,
      from: assignments.startDate,
      to: lastWorkingDayOf(assignments),
    })
    .from(assignments)
    .innerJoin(equipment, eq(equipment.id, assignments.equipmentId))
    .where(and(among(assignments.projectId, projectIds), undeleted(assignments)))
    .orderBy(asc(assignments.id));

const ofProject = ({ projectId }: { projectId: number }): number => projectId;

export async function listFacts(ctx: BaseContext, scope: FactScope): Promise<Map<number, Facts>> {
  const [allStays, allHandlings, allDone, allCharges, writtenOff] = await Promise.all([
    listStays(ctx, scope),
    listHandlings(ctx, scope),
    listDoneVisits(ctx, scope),
    listBillableCharges(ctx, scope),
    listWrittenOff(ctx, scope.projectIds),
  ]);
  const stays = groupedBy(allStays, ofProject);
  const handlings = groupedBy(allHandlings, ofProject);
  const done = groupedBy(allDone, ofProject);
  const charges = groupedBy(allCharges, ofProject);
  const factsOf = (projectId: number): Facts => {
    const assigned = stays.get(projectId) ?? [];
    return {
      stays: assigned.filter(isUnitAssignment),
      services: assigned.filter(isServiceAssignment),
      handlings: handlings.get(projectId) ?? [],
      visits: (done.get(projectId) ?? []).flatMap(({ assignmentId, days }) =>
        days.map((date) => ({ assignmentId, date })),
      ),
      charges: charges.get(projectId) ?? [],
      writtenOff: writtenOff.get(projectId) ?? new Set(),
    };
  };
  return new Map(scope.projectIds.map((projectId) => [projectId, factsOf(projectId)]));
}
