import { asc, eq, sql } from "drizzle-orm";
import { assignments, equipment, worksheetLines, worksheets } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { sheetsOfProject } from "./worksheet-queries";

export const listProjectLines = (ctx: BaseContext, projectId: number) =>
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
    .where(sheetsOfProject(projectId))
    .orderBy(asc(worksheetLines.id));

export type ProjectLine = Awaited<ReturnType<typeof listProjectLines>>[number];
