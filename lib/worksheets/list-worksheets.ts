import { and, asc, count, eq } from "drizzle-orm";
import { worksheets } from "@/db/schema";
import type { Context } from "../context";
import { type Listed, offsetOf, type Page } from "../paging";
import type { Worksheet } from "./queries";

/** The live sheets of a project in the order of their dates. */
export async function listWorksheets(
  ctx: Context,
  { projectId, page }: { projectId: number; page: Page },
): Promise<Listed<Worksheet>> {
  const where = and(eq(worksheets.projectId, projectId), eq(worksheets.isDeleted, false));
  const rows = ctx.db
    .select()
    .from(worksheets)
    .where(where)
    .orderBy(asc(worksheets.date), asc(worksheets.id));
  if (!page) {
    const all = await rows;
    return { rows: all, total: all.length, page };
  }
  const [listed, [counted]] = await Promise.all([
    rows.limit(page.pageSize).offset(offsetOf(page)),
    ctx.db.select({ total: count() }).from(worksheets).where(where),
  ]);
  return { rows: listed, total: counted?.total ?? 0, page };
}
