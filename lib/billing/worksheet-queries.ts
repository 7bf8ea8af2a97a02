import { and, asc, eq } from "drizzle-orm";
import { among } from "@/db/among";
import { undeleted } from "@/db/live";
import { worksheets } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { liveStatuses } from "../states/worksheet";

export const sheetsOfProject = (projectId: number) =>
  and(eq(worksheets.projectId, projectId), undeleted(worksheets));

export const liveSheets = and(undeleted(worksheets), among(worksheets.status, liveStatuses));

export const listProjectWorksheets = (ctx: BaseContext, projectId: number) =>
  ctx.db
    .select()
    .from(worksheets)
    .where(sheetsOfProject(projectId))
    .orderBy(asc(worksheets.date), asc(worksheets.id));

export type Worksheet = Awaited<ReturnType<typeof listProjectWorksheets>>[number];
