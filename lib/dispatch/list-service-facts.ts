import { eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { among } from "@/db/among";
import { constant } from "@/db/constant";
import { undeleted } from "@/db/live";
import {
  assignments,
  custodyChainItems,
  custodyChains,
  equipment,
  maintenanceSheets,
  projects,
  visits,
  worksheets,
} from "@/db/schema";
import type { Context } from "../kernel/context";
import { doneStatus } from "../states/visit";
import { openWorksheetId } from "./open-worksheet";

const remembered = 5;
const served = alias(equipment, "served");

/** Of the visited unit on a day: a chain of its project that carries it. */
const chainMadeOn = (day: ReturnType<typeof sql>) => sql`exists (
  select from ${custodyChains} join ${worksheets} on ${worksheets.id} = ${custodyChains.worksheetId}
  join ${custodyChainItems} on ${custodyChainItems.chainId} = ${custodyChains.id}
  where ${worksheets.projectId} = ${assignments.projectId} and ${undeleted(custodyChains)}
    and ${custodyChains.date} = ${day}
    and ${custodyChainItems.equipmentId} in (${assignments.servedEquipmentId}, ${assignments.equipmentId}))`;

const maintenanceSheetMadeOn = (day: ReturnType<typeof sql>) => sql`exists (
  select from ${maintenanceSheets}
  where ${maintenanceSheets.projectId} = ${assignments.projectId} and ${undeleted(maintenanceSheets)}
    and ${maintenanceSheets.date} = ${day}
    and ${maintenanceSheets.equipmentId} = ${assignments.servedEquipmentId})`;

const lastDone = sql`(
  select count(*)::int as done, count(*) filter (where ${chainMadeOn(sql`day`)})::int as chains,
    count(*) filter (where ${maintenanceSheetMadeOn(sql`day`)})::int as sheets
  from (
    select coalesce(${visits.movedTo}, ${visits.plannedDate}) as day from ${visits}
    where ${visits.assignmentId} = ${assignments.id} and ${visits.status} = ${constant(doneStatus)}
    order by ${visits.plannedDate} desc limit ${sql.raw(String(remembered))}) as last_visits)`;

const unitHere = sql<number | null>`(
  select here.id from ${assignments} as here
  where here.project_id = ${assignments.projectId} and here.resource_item_id = ${assignments.servedEquipmentId}
    and not here.is_retired and here.is_active and not here.is_deleted
  order by here.id desc limit 1)`;

/** What a technician needs to know of the services that he goes to on a day. */
export const listServiceFacts = (ctx: Context, assignmentIds: readonly number[]) =>
  ctx.db
    .select({
      assignmentId: assignments.id,
      projectId: assignments.projectId,
      contactName: projects.contactName,
      contactPhone: projects.contactPhone,
      code: equipment.code,
      servedEquipmentId: assignments.servedEquipmentId,
      servedCode: served.code,
      condition: served.condition,
      /** The assignment by which the project has the unit. */
      unitAssignmentId: unitHere,
      done: sql<number>`habit.done`,
      chains: sql<number>`habit.chains`,
      sheets: sql<number>`habit.sheets`,
      hasChain: sql<boolean>`${chainMadeOn(sql`${ctx.today}::date`)}`,
      hasMaintenanceSheet: sql<boolean>`${maintenanceSheetMadeOn(sql`${ctx.today}::date`)}`,
      worksheetId: openWorksheetId(ctx.today),
    })
    .from(assignments)
    .innerJoin(equipment, eq(equipment.id, assignments.equipmentId))
    .innerJoin(projects, eq(projects.id, assignments.projectId))
    .leftJoin(served, eq(served.id, assignments.servedEquipmentId))
    .innerJoinLateral(sql`${lastDone} as habit`, sql`true`)
    .where(among(assignments.id, assignmentIds));

export type ServiceFacts = Awaited<ReturnType<typeof listServiceFacts>>[number];
