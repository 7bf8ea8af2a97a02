import { and, asc, eq } from "drizzle-orm";
import { worksheets } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { exclusive } from "../kernel/lock";
import { liveSheets, type Worksheet } from "./worksheet-queries";

const selectLiveSheets = (ctx: BaseContext, projectId: number) =>
  ctx.db
    .select()
    .from(worksheets)
    .where(and(eq(worksheets.projectId, projectId), liveSheets))
    .orderBy(asc(worksheets.id));

export const listLiveSheets = (ctx: BaseContext, projectId: number): Promise<Worksheet[]> =>
  selectLiveSheets(ctx, projectId);

export const lockLiveSheets = (ctx: BaseContext, projectId: number): Promise<Worksheet[]> =>
  selectLiveSheets(ctx, projectId).for(exclusive);
