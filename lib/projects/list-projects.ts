import { and, asc, count, desc, eq, getTableColumns, gte, lte } from "drizzle-orm";
import { undeleted } from "@/db/live";
import { assignments, partners, projects } from "@/db/schema";
import { everyWord, inSpanish } from "@/db/search";
import type { Context } from "../kernel/context";
import type { Listed } from "../lists/page";
import { type ListRequest, listedOf, orderOf } from "../lists/sql";
import { unretired } from "../placement/holding";
import { ofUnits } from "../placement/of-kind";
import type { Day } from "../values/dates";
import { single } from "../values/rows";
import type { Project } from "./get-project";
import { projectHolds } from "./project-holds";

export type ListedProject = Project & { unitCount: number };

type ProjectQuery = ListRequest & {
  projectId?: number | undefined;
  partnerId?: number | undefined;
  isClosed?: boolean | undefined;
  isActive?: boolean | undefined;
  start_from?: Day | undefined;
  start_to?: Day | undefined;
};

const columns = {
  id: projects.id,
  partner_name: inSpanish(partners.name),
  location: inSpanish(projects.location),
  start_date: projects.startDate,
  end_date: projects.endDate,
};
const usual = [asc(projects.isClosed), desc(projects.startDate)];

const matching = ({
  search,
  projectId,
  partnerId,
  isClosed,
  isActive = true,
  ...started
}: ProjectQuery) =>
  and(
    undeleted(projects),
    eq(projects.isActive, isActive),
    projectId === undefined ? undefined : eq(projects.id, projectId),
    partnerId === undefined ? undefined : eq(projects.partnerId, partnerId),
    isClosed === undefined ? undefined : eq(projects.isClosed, isClosed),
    started.start_from ? gte(projects.startDate, started.start_from) : undefined,
    started.start_to ? lte(projects.startDate, started.start_to) : undefined,
    everyWord(search, projectHolds),
  );

const unitsOf = (ctx: Context) =>
  ctx.db.$count(
    assignments,
    and(eq(assignments.projectId, projects.id), ofUnits(assignments), unretired(assignments)),
  );

export async function listProjects(
  ctx: Context,
  query: ProjectQuery,
): Promise<Listed<ListedProject>> {
  const { page, sort } = query;
  const rows = ctx.db
    .select({
      ...getTableColumns(projects),
      partnerName: partners.name,
      unitCount: unitsOf(ctx),
    })
    .from(projects)
    .innerJoin(partners, eq(partners.id, projects.partnerId))
    .where(matching(query))
    .orderBy(...orderOf(sort, { ...columns, unit_count: unitsOf(ctx) }, usual, projects.id));
  return listedOf(
    rows,
    async () =>
      single(
        await ctx.db
          .select({ total: count() })
          .from(projects)
          .innerJoin(partners, eq(partners.id, projects.partnerId))
          .where(matching(query)),
      ).total,
    page,
  );
}
