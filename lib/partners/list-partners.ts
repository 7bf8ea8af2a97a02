import { and, asc, count, eq } from "drizzle-orm";
import { partners } from "@/db/schema";
import { contains, inSpanish } from "@/db/search";
import type { Context } from "../context";
import { type ListQuery, orderOf } from "../listing";
import { type Listed, offsetOf } from "../paging";

type Partner = typeof partners.$inferSelect;

const columns = {
  name: inSpanish(partners.name),
  business_tax_id: partners.businessTaxId,
  created_at: partners.createdAt,
};

/** The live clients, by name; two queries whatever their number. */
export async function listPartners(
  ctx: Context,
  { search, page, sort }: ListQuery,
): Promise<Listed<Partner>> {
  const where = and(
    eq(partners.isDeleted, false),
    contains([partners.businessTaxId, partners.name], search),
  );
  const rows = ctx.db
    .select()
    .from(partners)
    .where(where)
    .orderBy(...orderOf(sort, columns, [asc(inSpanish(partners.name))], partners.id));
  if (!page) {
    const all = await rows;
    return { rows: all, total: all.length, page };
  }
  const [listed, [counted]] = await Promise.all([
    rows.limit(page.pageSize).offset(offsetOf(page)),
    ctx.db.select({ total: count() }).from(partners).where(where),
  ]);
  return { rows: listed, total: counted?.total ?? 0, page };
}
