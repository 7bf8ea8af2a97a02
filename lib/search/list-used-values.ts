import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { custodyChains, equipment, projects, shippingGuides, vehicles } from "@/db/schema";
import { contains } from "@/db/search";
import type { Context } from "../kernel/context";
import { type Listed, offsetOf, type Page } from "../lists/page";
import { single } from "../values/rows";
import type { UsedField } from "./used-fields";

type Source = { text: PgColumn; isDeleted: PgColumn };

const inProjects = (text: PgColumn): Source => ({ text, isDeleted: projects.isDeleted });
const inChains = (text: PgColumn): Source => ({ text, isDeleted: custodyChains.isDeleted });
const inGuides = (text: PgColumn): Source => ({ text, isDeleted: shippingGuides.isDeleted });
const inEquipment = (text: PgColumn): Source => ({ text, isDeleted: equipment.isDeleted });
const inVehicles = (text: PgColumn): Source => ({ text, isDeleted: vehicles.isDeleted });

const sources: Record<UsedField, Source[]> = {
  contact_name: [
    inProjects(projects.contactName),
    inChains(custodyChains.contactName),
    inGuides(shippingGuides.contactName),
  ],
  contact_phone: [
    inProjects(projects.contactPhone),
    inChains(custodyChains.contactPhone),
    inGuides(shippingGuides.contactPhone),
  ],
  driver_name: [inChains(custodyChains.driverName)],
  carrier_name: [inGuides(shippingGuides.carrierName)],
  location: [inProjects(projects.location), inChains(custodyChains.location)],
  origin_place: [inGuides(shippingGuides.originPlace)],
  destination_place: [inGuides(shippingGuides.destinationPlace)],
  brand: [inEquipment(equipment.brand), inVehicles(vehicles.brand)],
  model: [inEquipment(equipment.model), inVehicles(vehicles.model)],
};

const textsOf = ({ text, isDeleted }: Source): SQL =>
  sql`select distinct ${text} as value from ${text.table} where not ${isDeleted}`;

type Asked = { field: UsedField; search?: string | undefined; page: Exclude<Page, null> };

export async function listUsedValues(
  ctx: Context,
  { field, search, page }: Asked,
): Promise<Listed<string>> {
  const texts = sql.join(sources[field].map(textsOf), sql` union `);
  const matches = contains([sql`value`], search) ?? sql`true`;
  const used = sql`(${texts}) as used where value <> '' and ${matches}`;
  const [rows, counted] = await Promise.all([
    ctx.db.execute<{ value: string }>(
      sql`select value from ${used} order by value collate "es-x-icu", value
        limit ${page.pageSize} offset ${offsetOf(page)}`,
    ),
    ctx.db.execute<{ total: number }>(sql`select count(*)::int as total from ${used}`),
  ]);
  return { rows: rows.map(({ value }) => value), total: single(counted).total, page };
}
