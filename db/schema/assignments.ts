import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { active, audit, deleted, id, money, notNegative, oneOfCheck } from "../columns";
import { frequencyTypes, resourceKinds } from "../values";
import { equipment } from "./equipment";
import { projects } from "./projects";

export const assignments = pgTable(
  "project_resources",
  {
    id: id(),
    projectId: integer("project_id")
      .notNull()
      .references(() => projects.id),
    equipmentId: integer("resource_item_id")
      .notNull()
      .references(() => equipment.id),
    kind: text("type_resource", { enum: resourceKinds }).notNull(),
    description: text("detailed_description").notNull(),
    servedEquipmentId: integer("physical_equipment_id").references(() => equipment.id),
    cost: money("cost").notNull(),
    frequencyType: text("frequency_type", { enum: frequencyTypes }).notNull().default("DAY"),
    intervalDays: integer("interval_days").notNull().default(1),
    weekdays: integer("weekdays").array(),
    monthdays: integer("monthdays").array(),
    startDate: date("operation_start_date").notNull(),
    endDate: date("operation_end_date"),
    /** When it is thought to come back, while nobody has ended it: plans ask it, money and availability never. */
    expectedReturnDate: date("expected_return_date"),
    isRetired: boolean("is_retired").notNull().default(false),
    retirementDate: date("retirement_date"),
    retirementReason: text("retirement_reason"),
    /** Of a service: the assignment of the unit it served, when both were retired at once. */
    retiredWithId: integer("retired_with_id").references((): AnyPgColumn => assignments.id, {
      onDelete: "set null",
    }),
    notes: text("notes"),
    isActive: active(),
    isDeleted: deleted(),
    ...audit(),
  },
  (t) => [
    index("project_resources_project_id_index").on(t.projectId),
    index("project_resources_resource_item_id_index").on(t.equipmentId),
    index("project_resources_physical_equipment_id_index").on(t.servedEquipmentId),
    index("project_resources_ending_index")
      .on(t.endDate)
      .where(sql`not ${t.isRetired} and ${t.endDate} is not null`),
    index("project_resources_retired_with_id_index")
      .on(t.retiredWithId)
      .where(sql`${t.retiredWithId} is not null`),
    oneOfCheck("project_resources_kind_check", t.kind, resourceKinds),
    oneOfCheck("project_resources_frequency_type_check", t.frequencyType, frequencyTypes),
    notNegative("project_resources_cost_check", t.cost),
    check("project_resources_dates_check", sql`${t.endDate} >= ${t.startDate}`),
    check(
      "project_resources_frequency_check",
      sql`(${t.frequencyType} = 'DAY' and ${t.intervalDays} >= 1)
        or (${t.frequencyType} = 'WEEK' and cardinality(${t.weekdays}) > 0 and ${t.weekdays} <@ array[0,1,2,3,4,5,6])
        or (${t.frequencyType} = 'MONTH' and cardinality(${t.monthdays}) > 0 and 1 <= all(${t.monthdays}) and 31 >= all(${t.monthdays}))`,
    ),
    check(
      "project_resources_retirement_check",
      sql`${t.isRetired} = (${t.retirementDate} is not null)`,
    ),
    check(
      "project_resources_served_check",
      sql`${t.kind} = 'SERVICIO' or ${t.servedEquipmentId} is null`,
    ),
  ],
);

/** What it costs from a day after its start on, until the next one; before the first it costs what it says itself. */
export const assignmentRates = pgTable(
  "assignment_rates",
  {
    id: id(),
    assignmentId: integer("project_resource_id")
      .notNull()
      .references(() => assignments.id, { onDelete: "cascade" }),
    fromDate: date("from_date").notNull(),
    cost: money("cost").notNull(),
    reason: text("reason"),
    /** Taken back; it stays, since lines of sheets may stand divided by it. */
    isWithdrawn: boolean("is_withdrawn").notNull().default(false),
    ...audit(),
  },
  (t) => [
    unique("assignment_rates_day_once").on(t.assignmentId, t.fromDate),
    notNegative("assignment_rates_cost_check", t.cost),
  ],
);
