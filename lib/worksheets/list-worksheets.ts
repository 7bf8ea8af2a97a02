import { and, asc, eq } from "drizzle-orm";
import { undeleted } from "@/db/live";
import { worksheets } from "@/db/schema";
import type { Worksheet } from "../billing/worksheet-queries";
import type { Context } from "../kernel/context";
import type { Listed, Page } from "../lists/page";
import { listedOf } from "../lists/sql";

export async function listWorksheets(
  ctx: Context,
  { projectId, page }: { projectId: number; page: Page },
): Promise<Listed<Worksheet>> {
  const where = and(eq(worksheets.projectId, projectId), undeleted(worksheets));
  const rows = ctx.db
    .select()
    .from(worksheets)
    .where(where)
    .orderBy(asc(worksheets.date), asc(worksheets.id));
  return listedOf(rows, () => ctx.db.$count(worksheets, where), page);
}
