import { and, asc, count, desc, eq, lte, type SQL, sql } from "drizzle-orm";
import { equipment, listPrices, partners } from "@/db/schema";
import { contains, inSpanish, orEmpty } from "@/db/search";
import type { Context } from "../kernel/context";
import type { Listed } from "../lists/page";
import { type ListRequest, listedOf, orderOf } from "../lists/sql";
import type { Day } from "../values/dates";
import { single } from "../values/rows";
import type { PricedType, PriceKind } from "./price-on";

/** Until `replacedOn` another of the same client, kind, type and service begins. */
export type PriceRow = typeof listPrices.$inferSelect & {
  partnerName: string | null;
  serviceCode: string | null;
  serviceName: string | null;
  replacedOn: Day | null;
};

type PriceQuery = ListRequest & {
  partnerId?: number | undefined;
  kind?: PriceKind | undefined;
  type?: PricedType | undefined;
  isCurrent?: boolean | undefined;
};

const replacedOn = sql<Day | null>`(
  select min(next.from_date) from price_list_entries as next
  where next.price_kind = price_list_entries.price_kind and next.from_date > price_list_entries.from_date
    and (next.partner_id, next.type_equipment, next.resource_item_id) is not distinct from
      (price_list_entries.partner_id, price_list_entries.type_equipment, price_list_entries.resource_item_id)
)`;

const currentOn = (today: Day): SQL =>
  sql`(${lte(listPrices.fromDate, today)} and coalesce(${replacedOn} > ${today}, true))`;

/** Of everybody, of any service, without notes: each may be absent. */
const searched = [partners.name, equipment.code, equipment.name, listPrices.notes].map(orEmpty);

function matching({ today }: Context, asked: PriceQuery): SQL | undefined {
  const { partnerId, kind, type, isCurrent, search } = asked;
  const current = currentOn(today);
  return and(
    partnerId ? eq(listPrices.partnerId, partnerId) : undefined,
    kind ? eq(listPrices.kind, kind) : undefined,
    type ? eq(listPrices.type, type) : undefined,
    isCurrent === undefined ? undefined : isCurrent ? current : sql`not ${current}`,
    contains(searched, search),
  );
}

const sortable = {
  partner: inSpanish(partners.name),
  kind: listPrices.kind,
  from: listPrices.fromDate,
  amount: listPrices.amount,
};

const usual = [
  sql`${inSpanish(partners.name)} nulls first`,
  asc(listPrices.kind),
  sql`${listPrices.type} nulls first`,
  asc(listPrices.serviceId),
  desc(listPrices.fromDate),
];

const columns = {
  id: listPrices.id,
  version: listPrices.version,
  partnerId: listPrices.partnerId,
  kind: listPrices.kind,
  type: listPrices.type,
  serviceId: listPrices.serviceId,
  fromDate: listPrices.fromDate,
  amount: listPrices.amount,
  notes: listPrices.notes,
  createdAt: listPrices.createdAt,
  updatedAt: listPrices.updatedAt,
  createdBy: listPrices.createdBy,
  updatedBy: listPrices.updatedBy,
  partnerName: partners.name,
  serviceCode: equipment.code,
  serviceName: equipment.name,
  replacedOn,
};

export function listPriceRows(ctx: Context, asked: PriceQuery): Promise<Listed<PriceRow>> {
  const where = matching(ctx, asked);
  const rows = ctx.db
    .select(columns)
    .from(listPrices)
    .leftJoin(partners, eq(partners.id, listPrices.partnerId))
    .leftJoin(equipment, eq(equipment.id, listPrices.serviceId))
    .where(where)
    .orderBy(...orderOf(asked.sort, sortable, usual, listPrices.id));
  const counted = async () =>
    single(
      await ctx.db
        .select({ total: count() })
        .from(listPrices)
        .leftJoin(partners, eq(partners.id, listPrices.partnerId))
        .leftJoin(equipment, eq(equipment.id, listPrices.serviceId))
        .where(where),
    ).total;
  return listedOf(rows, counted, asked.page);
}
