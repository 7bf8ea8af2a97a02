import { and, asc, eq } from "drizzle-orm";
import { partners, projects } from "@/db/schema";
import type { Context } from "../context";
import { type Decimal, sum } from "../decimal";
import { type Listed, type Page, partOf } from "../paging";
import { getProject } from "../projects/get-project";
import { groupedBy } from "../rows";
import { listFacts } from "./list-facts";
import { listLiveLines } from "./list-sheets";
import { type Unbilled, unbilledOf } from "./unbilled";

export type ProjectUnbilled = Unbilled & {
  project: { id: number; partnerName: string; location: string; isClosed: boolean };
};

/** A list with what all of it amounts to, in US$. */
export type UnbilledList = Listed<ProjectUnbilled> & { amount: Decimal };

const liveProjects = (ctx: Context) =>
  ctx.db
    .select({
      id: projects.id,
      partnerName: partners.name,
      location: projects.location,
      isClosed: projects.isClosed,
    })
    .from(projects)
    .innerJoin(partners, eq(partners.id, projects.partnerId))
    .where(and(projects.isActive, eq(projects.isDeleted, false)))
    .orderBy(asc(projects.id));

/** Done and not billed, up to today, of a project or of all; a constant number of queries. */
export async function listUnbilled(
  ctx: Context,
  { projectId, page }: { projectId?: number | undefined; page: Page },
): Promise<UnbilledList> {
  const asked = projectId ? [await getProject(ctx, { projectId })] : await liveProjects(ctx);
  const projectIds = asked.map(({ id }) => id);
  const period = { from: "1900-01-01", to: ctx.today };
  const facts = await listFacts(ctx, { projectIds, period });
  const lines = groupedBy(await listLiveLines(ctx, projectIds), (line) => line.projectId);
  const all = asked.flatMap(({ id, partnerName, location, isClosed }) => {
    const known = facts.get(id);
    const rows = known ? unbilledOf(known, lines.get(id) ?? [], ctx.today) : [];
    return rows.map((row) => ({ ...row, project: { id, partnerName, location, isClosed } }));
  });
  return { ...partOf(all, page), amount: sum(all.map(({ amount }) => amount)) };
}
