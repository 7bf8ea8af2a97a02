import { and, count, desc, eq, type SQL, sql } from "drizzle-orm";
import { assignments, equipment, partners, projects, writeOffs } from "@/db/schema";
import { contains, inSpanish } from "@/db/search";
import type { BaseContext, Context } from "../kernel/context";
import type { Listed } from "../lists/page";
import { type ListRequest, listedWithTotals, orderOf } from "../lists/sql";
import { type Day, dayOf } from "../values/dates";
import type { Decimal } from "../values/decimal";
import { inLiveProjects, selectWriteOffs, type WriteOff } from "./select-write-offs";

type WriteOffQuery = ListRequest & {
  projectId?: number | undefined;
  assignmentId?: number | undefined;
};

/** `createdOn` is the company's day; `amount` is the sum of the whole list, in US$. */
export type WriteOffs = Listed<WriteOff & { createdOn: Day }> & { amount: Decimal };

const sortable = {
  description: inSpanish(assignments.description),
  location: inSpanish(projects.location),
  amount: writeOffs.amount,
  created: writeOffs.createdAt,
};

const searched = [
  assignments.description,
  equipment.code,
  equipment.name,
  writeOffs.reason,
  projects.location,
  partners.name,
];

const countAndSum = (ctx: BaseContext, where: SQL | undefined) =>
  ctx.db
    .select({ count: count(), amount: sql<Decimal>`coalesce(sum(${writeOffs.amount}), 0)::text` })
    .from(writeOffs)
    .innerJoin(assignments, eq(assignments.id, writeOffs.assignmentId))
    .innerJoin(equipment, eq(equipment.id, assignments.equipmentId))
    .innerJoin(projects, eq(projects.id, writeOffs.projectId))
    .innerJoin(partners, eq(partners.id, projects.partnerId))
    .where(and(inLiveProjects, where));

export async function listWriteOffs(
  ctx: Context,
  { page, sort, search, projectId, assignmentId }: WriteOffQuery,
): Promise<WriteOffs> {
  const where = and(
    projectId ? eq(writeOffs.projectId, projectId) : undefined,
    assignmentId ? eq(writeOffs.assignmentId, assignmentId) : undefined,
    contains(searched, search),
  );
  const rows = selectWriteOffs(ctx, where).orderBy(
    ...orderOf(sort, sortable, [desc(writeOffs.createdAt), desc(writeOffs.id)], writeOffs.id),
  );
  const { totals, ...listed } = await listedWithTotals(rows, () => countAndSum(ctx, where), page);
  const dated = listed.rows.map((row) => ({
    ...row,
    createdOn: dayOf(row.createdAt, ctx.timeZone),
  }));
  return { ...listed, rows: dated, ...totals };
}
