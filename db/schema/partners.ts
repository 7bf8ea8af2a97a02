import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { active, audit, deleted, id } from "../columns";

export const partners = pgTable(
  "partners",
  {
    id: id(),
    businessTaxId: text("business_tax_id").notNull(),
    name: text("name").notNull(),
    address: text("address").notNull(),
    email: text("email"),
    phone: text("phone"),
    contactName: text("name_contact"),
    notes: text("notes"),
    isActive: active(),
    isDeleted: deleted(),
    ...audit(),
  },
  (t) => [
    uniqueIndex("partners_business_tax_id_unique")
      .on(t.businessTaxId)
      .where(sql`not ${t.isDeleted}`),
    index("partners_name_index").on(sql`${t.name} collate "es-x-icu"`, t.id),
  ],
);
