import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { audit, deleted, id, instant, money, notNegative, oneOfCheck, quantity } from "../columns";
import { equipmentTypes, frequencyTypes, reservationStatuses } from "../values";
import { assignments } from "./assignments";
import { equipment } from "./equipment";
import { partners } from "./partners";
import { projects } from "./projects";

export const reservations = pgTable(
  "reservations",
  {
    id: id(),
    code: text("code").notNull().unique("reservations_code_unique"),
    partnerId: integer("partner_id")
      .notNull()
      .references(() => partners.id),
    projectId: integer("project_id").references(() => projects.id),
    location: text("location").notNull().default(""),
    block: text("bloque"),
    status: text("status", { enum: reservationStatuses }).notNull().default("DRAFT"),
    /** Until when a HELD one keeps its units from others. */
    holdUntil: instant("hold_until"),
    notes: text("notes"),
    cancelReason: text("cancel_reason"),
    isDeleted: deleted(),
    ...audit(),
  },
  (t) => [
    index("reservations_partner_id_index").on(t.partnerId),
    index("reservations_project_id_index").on(t.projectId),
    index("reservations_held_index").on(t.holdUntil).where(sql`${t.status} = 'HELD'`),
    oneOfCheck("reservations_status_check", t.status, reservationStatuses),
    check("reservations_hold_check", sql`${t.status} <> 'HELD' or ${t.holdUntil} is not null`),
    check(
      "reservations_cancel_check",
      sql`${t.status} <> 'CANCELLED' or length(${t.cancelReason}) > 0`,
    ),
  ],
);

/** So many units of a type, as the client asked. `to_date` is the day they are back; null: not known. */
export const reservationLines = pgTable(
  "reservation_lines",
  {
    id: id(),
    reservationId: integer("reservation_id")
      .notNull()
      .references(() => reservations.id, { onDelete: "cascade" }),
    type: text("type_equipment", { enum: equipmentTypes }).notNull(),
    quantity: integer("quantity").notNull(),
    fromDate: date("from_date").notNull(),
    toDate: date("to_date"),
    minCapacityGallons: quantity("min_capacity_gallons"),
    /** By unit and day of rent. */
    cost: money("cost"),
    frequencyType: text("frequency_type", { enum: frequencyTypes }).notNull().default("DAY"),
    intervalDays: integer("interval_days").notNull().default(1),
    weekdays: integer("weekdays").array(),
    monthdays: integer("monthdays").array(),
    maintenanceCost: money("maintenance_cost"),
    ...audit(),
  },
  (t) => [
    index("reservation_lines_reservation_id_index").on(t.reservationId),
    oneOfCheck("reservation_lines_type_check", t.type, equipmentTypes),
    oneOfCheck("reservation_lines_frequency_type_check", t.frequencyType, frequencyTypes),
    check("reservation_lines_quantity_check", sql`${t.quantity} between 1 and 500`),
    check("reservation_lines_dates_check", sql`${t.toDate} >= ${t.fromDate}`),
    notNegative("reservation_lines_cost_check", t.cost),
    notNegative("reservation_lines_maintenance_cost_check", t.maintenanceCost),
  ],
);

/** A unit that stands for one of a line: wished for in a draft, promised once it is held or confirmed. */
export const reservationUnits = pgTable(
  "reservation_units",
  {
    id: id(),
    lineId: integer("reservation_line_id")
      .notNull()
      .references(() => reservationLines.id, { onDelete: "cascade" }),
    equipmentId: integer("resource_item_id")
      .notNull()
      .references(() => equipment.id),
    /** What it became. */
    assignmentId: integer("project_resource_id").references(() => assignments.id, {
      onDelete: "set null",
    }),
    /** Assigned to another in spite of the promise: it keeps nobody out any more. */
    hasYielded: boolean("has_yielded").notNull().default(false),
    ...audit(),
  },
  (t) => [
    unique("reservation_units_once").on(t.lineId, t.equipmentId),
    index("reservation_units_resource_item_id_index").on(t.equipmentId),
    index("reservation_units_project_resource_id_index")
      .on(t.assignmentId)
      .where(sql`${t.assignmentId} is not null`),
  ],
);
