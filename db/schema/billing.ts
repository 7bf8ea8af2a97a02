import { date, index, integer, numeric, pgTable, text, unique } from "drizzle-orm/pg-core";
import { audit, id } from "../columns";
import { equipment } from "./equipment";
import { projects } from "./projects";

/** Charges of work on one unit and day that somebody said are each right. */
export const confirmedCharges = pgTable(
  "confirmed_charges",
  {
    id: id(),
    projectId: integer("project_id")
      .notNull()
      .references(() => projects.id),
    equipmentId: integer("resource_item_id")
      .notNull()
      .references(() => equipment.id),
    day: date("date").notNull(),
    /** As `lib/billing/claims.ts` names them. */
    claims: text("claims").array().notNull(),
    /** The same in words. */
    charges: text("charges").array().notNull(),
    ...audit(),
  },
  (t) => [
    unique("confirmed_charges_day_unique").on(t.projectId, t.equipmentId, t.day),
    index("confirmed_charges_resource_item_id_index").on(t.equipmentId),
  ],
);

/** What each project had done and not billed when it was last summed. */
export const unbilledTotals = pgTable("unbilled_totals", {
  projectId: integer("project_id").primaryKey(),
  /** Until when it is summed: another day sums more. */
  day: date("day").notNull(),
  items: integer("items").notNull(),
  amount: numeric("amount").notNull(),
});

/**
 * Projects whose facts changed since they were summed, written by triggers in the transaction that changes them, and
 * without a key that leads to the project: nobody waits for its row.
 */
export const unbilledChanges = pgTable(
  "unbilled_changes",
  { projectId: integer("project_id").notNull() },
  (t) => [index("unbilled_changes_project_id_index").on(t.projectId)],
);
