import { desc, eq } from "drizzle-orm";
import { custodyScans } from "@/db/schema";
import type { Context } from "../kernel/context";
import type { Listed, Page } from "../lists/page";
import { listedOf } from "../lists/sql";
import { getProject } from "../projects/get-project";
import type { Scan } from "./get-scan";

export async function listScans(
  ctx: Context,
  { projectId, page }: { projectId: number; page: Page },
): Promise<Listed<Scan>> {
  await getProject(ctx, { projectId });
  const where = eq(custodyScans.projectId, projectId);
  const rows = ctx.db.select().from(custodyScans).where(where).orderBy(desc(custodyScans.id));
  return listedOf(rows, () => ctx.db.$count(custodyScans, where), page);
}
