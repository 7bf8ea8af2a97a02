import { and, eq } from "drizzle-orm";
import { undeleted } from "@/db/live";
import { worksheets } from "@/db/schema";
import type { BaseContext } from "../kernel/context";

export const countWorksheets = (ctx: BaseContext, projectId: number): Promise<number> =>
  ctx.db.$count(worksheets, and(eq(worksheets.projectId, projectId), undeleted(worksheets)));
