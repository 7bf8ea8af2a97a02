import { integer, pgTable, text } from "drizzle-orm/pg-core";

/** Up to which record of each kind came with the demonstration; empty where there is none. */
export const sampleSpans = pgTable("sample_spans", {
  recordType: text("record_type").primaryKey(),
  throughId: integer("through_id").notNull(),
});
