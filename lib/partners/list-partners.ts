import { and, asc, eq, getTableColumns, not, sql } from "drizzle-orm";
import { undeleted } from "@/db/live";
import { partners, projects } from "@/db/schema";
import { contains, inSpanish } from "@/db/search";
import type { Context } from "../kernel/context";
import type { Listed } from "../lists/page";
import { type ListRequest, listedOf, orderOf } from "../lists/sql";

export type PartnerRow = typeof partners.$inferSelect & { openProjects: number };

const openOnes = and(
  eq(projects.partnerId, partners.id),
  not(projects.isClosed),
  undeleted(projects),
);
const openProjects = sql<number>`(select count(*)::int from ${projects} where ${openOnes})`;

const columns = {
  name: inSpanish(partners.name),
  business_tax_id: partners.businessTaxId,
  open_projects: openProjects,
  created_at: partners.createdAt,
};

export async function listPartners(
  ctx: Context,
  { search, isActive, page, sort }: ListRequest & { isActive?: boolean | undefined },
): Promise<Listed<PartnerRow>> {
  const where = and(
    undeleted(partners),
    isActive === undefined ? undefined : eq(partners.isActive, isActive),
    contains([partners.businessTaxId, partners.name], search),
  );
  const rows = ctx.db
    .select({ ...getTableColumns(partners), openProjects })
    .from(partners)
    .where(where)
    .orderBy(...orderOf(sort, columns, [asc(inSpanish(partners.name))], partners.id));
  return listedOf(rows, () => ctx.db.$count(partners, where), page);
}
