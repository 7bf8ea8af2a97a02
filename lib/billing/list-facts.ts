import { and, asc, between, eq, sql } from "drizzle-orm";
import { isAmong } from "@/db/among";
import { undeleted } from "@/db/live";
import {
  assignments,
  custodyChainItems,
  custodyChains,
  equipment,
  visits,
  worksheets,
} from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { countedChainStatuses } from "../states/chain";
import { doneStatus } from "../states/visit";
import type { Day } from "../values/dates";
import { groupedBy } from "../values/rows";
import type { FactScope, Facts } from "./facts";
import { listBillableCharges } from "./list-charges";
import { listWrittenOff } from "./list-written-off";

const lastDay = sql<Day | null>`least(${assignments.endDate}, ${assignments.retirementDate})`;

/** Retired ones too. */
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
      from: assignments.startDate,
      to: lastDay,
    })
    .from(assignments)
    .innerJoin(equipment, eq(equipment.id, assignments.equipmentId))
    .where(and(isAmong(assignments.projectId, projectIds), undeleted(assignments)))
    .orderBy(asc(assignments.id));

/** Of the chains that count, each on its day. */
const listHandlings = (ctx: BaseContext, { projectIds, period }: FactScope) =>
  ctx.db
    .select({
      projectId: worksheets.projectId,
      chainId: custodyChainItems.chainId,
      worksheetId: custodyChains.worksheetId,
      date: custodyChains.date,
      equipmentId: custodyChainItems.equipmentId,
      assignmentId: custodyChainItems.assignmentId,
    })
    .from(custodyChainItems)
    .innerJoin(custodyChains, eq(custodyChains.id, custodyChainItems.chainId))
    .innerJoin(worksheets, eq(worksheets.id, custodyChains.worksheetId))
    .where(
      and(
        isAmong(worksheets.projectId, projectIds),
        undeleted(worksheets),
        undeleted(custodyChains),
        isAmong(custodyChains.status, countedChainStatuses),
        between(custodyChains.date, period.from, period.to),
      ),
    );

/** A visit done after it was moved served its new day. */
const visitedOn = sql<Day>`coalesce(${visits.movedTo}, ${visits.plannedDate})`;

/** A day of text each, as there may be hundreds of thousands. */
const listVisits = (ctx: BaseContext, { projectIds, period }: FactScope) =>
  ctx.db
    .select({
      projectId: assignments.projectId,
      assignmentId: visits.assignmentId,
      days: sql`string_agg(${visitedOn}::text, ',' order by ${visitedOn})`.mapWith(daysListed),
    })
    .from(visits)
    .innerJoin(assignments, eq(assignments.id, visits.assignmentId))
    .where(
      and(
        isAmong(assignments.projectId, projectIds),
        eq(visits.status, doneStatus),
        between(visitedOn, period.from, period.to),
      ),
    )
    .groupBy(assignments.projectId, visits.assignmentId);

const daysListed = (text: string): Day[] => text.split(",");

const ofProject = ({ projectId }: { projectId: number }): number => projectId;

/** By project; seven queries whatever their number. */
export async function listFacts(ctx: BaseContext, scope: FactScope): Promise<Map<number, Facts>> {
  const stays = groupedBy(await listStays(ctx, scope), ofProject);
  const handlings = groupedBy(await listHandlings(ctx, scope), ofProject);
  const done = groupedBy(await listVisits(ctx, scope), ofProject);
  const charges = groupedBy(await listBillableCharges(ctx, scope), ofProject);
  const writtenOff = await listWrittenOff(ctx, scope.projectIds);
  const factsOf = (projectId: number): Facts => {
    const assigned = stays.get(projectId) ?? [];
    return {
      stays: assigned.filter(({ kind }) => kind === "EQUIPO"),
      services: assigned.filter(({ kind }) => kind === "SERVICIO"),
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
