import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  pgTable,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { audit, id, oneOfCheck } from "../columns";
import { blockKinds, claimKinds } from "../values";
import { equipment } from "./equipment";

const dayRange = customType<{ data: string }>({ dataType: () => "daterange" });

/** Days on which a unit cannot be rented, with no project on it. `to_date` is the day it is back; null: not known. */
export const unitBlocks = pgTable(
  "unit_blocks",
  {
    id: id(),
    equipmentId: integer("resource_item_id")
      .notNull()
      .references(() => equipment.id),
    fromDate: date("from_date").notNull(),
    toDate: date("to_date"),
    kind: text("block_kind", { enum: blockKinds }).notNull(),
    reason: text("reason").notNull(),
    ...audit(),
  },
  (t) => [
    index("unit_blocks_resource_item_id_index").on(t.equipmentId),
    oneOfCheck("unit_blocks_kind_check", t.kind, blockKinds),
    check("unit_blocks_dates_check", sql`${t.toDate} >= ${t.fromDate}`),
    check("unit_blocks_reason_check", sql`length(${t.reason}) > 0`),
  ],
);

/**
 * Who holds a unit on which days, from the day it was written on: kept by triggers on assignments, reservations and
 * blocks, and by nothing else. Firm ones of a unit never share a day (unit_claims_once); the last day is shared.
 */
export const unitClaims = pgTable(
  "unit_claims",
  {
    id: id(),
    equipmentId: integer("resource_item_id")
      .notNull()
      .references(() => equipment.id),
    span: dayRange("span").notNull(),
    kind: text("claim_kind", { enum: claimKinds }).notNull(),
    /** Of the assignment, the reserved unit or the block. */
    sourceId: integer("source_id").notNull(),
    isFirm: boolean("is_firm").notNull(),
  },
  (t) => [
    unique("unit_claims_source_once").on(t.kind, t.sourceId),
    oneOfCheck("unit_claims_kind_check", t.kind, claimKinds),
  ],
);
