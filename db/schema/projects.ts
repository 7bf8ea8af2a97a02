import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { active, audit, deleted, id, oneOfCheck } from "../columns";
import { cardinalPoints } from "../values";
import { partners } from "./partners";

export const projects = pgTable(
  "projects",
  {
    id: id(),
    partnerId: integer("partner_id")
      .notNull()
      .references(() => partners.id),
    location: text("location").notNull(),
    cardinalPoint: text("cardinal_point", { enum: cardinalPoints }),
    contactName: text("contact_name"),
    contactPhone: text("contact_phone"),
    startDate: date("start_date").notNull(),
    endDate: date("end_date"),
    isClosed: boolean("is_closed").notNull().default(false),
    closedOn: date("closed_on"),
    block: text("bloque"),
    /** Degrees north and east, as `lib/values/coordinates.ts` writes them. */
    coordinates: text("coordinates"),
    notes: text("notes"),
    isActive: active(),
    isDeleted: deleted(),
    ...audit(),
  },
  (t) => [
    index("projects_partner_id_index").on(t.partnerId),
    index("projects_latest_index")
      .on(t.isClosed, t.startDate.desc().nullsFirst(), t.id)
      .where(sql`not ${t.isDeleted}`),
    index("projects_location_index").on(sql`${t.location} collate "es-x-icu"`, t.id),
    index("projects_not_live_index")
      .on(t.id)
      .where(sql`not (${t.isActive} and not ${t.isDeleted})`),
    index("projects_is_closed_index").on(t.isClosed).where(sql`not ${t.isDeleted}`),
    oneOfCheck("projects_cardinal_point_check", t.cardinalPoint, cardinalPoints),
    check(
      "projects_coordinates_check",
      sql`${t.coordinates} ~ '^-?\\d{1,2}(\\.\\d{1,6})?, -?\\d{1,3}(\\.\\d{1,6})?$'`,
    ),
    check("projects_dates_check", sql`${t.endDate} >= ${t.startDate}`),
  ],
);
