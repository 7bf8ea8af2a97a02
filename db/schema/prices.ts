import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { audit, id, money, notNegative, oneOfCheck } from "../columns";
import { equipmentTypes, priceKinds } from "../values";
import { equipment } from "./equipment";
import { partners } from "./partners";

/** What is asked from a day on; of no client: of all that have no price of their own. */
export const listPrices = pgTable(
  "price_list_entries",
  {
    id: id(),
    partnerId: integer("partner_id").references(() => partners.id),
    kind: text("price_kind", { enum: priceKinds }).notNull(),
    /** The type that is rented, or that a service attends; of a visit it may be any. */
    type: text("type_equipment", { enum: equipmentTypes }),
    /** Of a visit: the service; null for any. */
    serviceId: integer("resource_item_id").references(() => equipment.id),
    fromDate: date("from_date").notNull(),
    amount: money("amount").notNull(),
    notes: text("notes"),
    ...audit(),
  },
  (t) => [
    unique("price_list_entries_once")
      .on(t.kind, t.fromDate, t.partnerId, t.type, t.serviceId)
      .nullsNotDistinct(),
    index("price_list_entries_partner_id_index").on(t.partnerId),
    index("price_list_entries_resource_item_id_index").on(t.serviceId),
    oneOfCheck("price_list_entries_kind_check", t.kind, priceKinds),
    oneOfCheck("price_list_entries_type_check", t.type, equipmentTypes),
    notNegative("price_list_entries_amount_check", t.amount),
    check(
      "price_list_entries_subject_check",
      sql`case ${t.kind} when 'RENT' then ${t.type} is not null and ${t.serviceId} is null
        when 'VISIT' then true else ${t.type} is null and ${t.serviceId} is null end`,
    ),
  ],
);
