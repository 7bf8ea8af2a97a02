import { and, asc, eq, sql } from "drizzle-orm";
import { isAmong } from "@/db/among";
import { undeleted } from "@/db/live";
import { assignments, equipment, worksheetLines, worksheets } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { liveStatuses } from "../states/worksheet";

export const sheetsOf = (projectId: number) =>
  and(eq(worksheets.projectId, projectId), undeleted(worksheets));

/** A condition: what these sheets claim is billed. */
export const liveSheets = and(undeleted(worksheets), isAmong(worksheets.status, liveStatuses));

export const worksheetsOf = (ctx: BaseContext, projectId: number) =>
  ctx.db
    .select()
    .from(worksheets)
    .where(sheetsOf(projectId))
    .orderBy(asc(worksheets.date), asc(worksheets.id));

export type Worksheet = Awaited<ReturnType<typeof worksheetsOf>>[number];

export const linesOf = (ctx: BaseContext, projectId: number) =>
  ctx.db
    .select({
      id: worksheetLines.id,
      worksheetId: worksheetLines.worksheetId,
      description: worksheetLines.description,
      quantity: worksheetLines.quantity,
      unitPrice: worksheetLines.unitPrice,
      subtotal: worksheetLines.subtotal,
      code: equipment.code,
      name: equipment.name,
    })
    .from(worksheetLines)
    .innerJoin(worksheets, eq(worksheets.id, worksheetLines.worksheetId))
    .leftJoin(assignments, eq(assignments.id, worksheetLines.assignmentId))
    .leftJoin(
      equipment,
      eq(equipment.id, sql`coalesce(${worksheetLines.equipmentId}, ${assignments.equipmentId})`),
    )
    .where(sheetsOf(projectId))
    .orderBy(asc(worksheetLines.id));

export type ProjectLine = Awaited<ReturnType<typeof linesOf>>[number];
