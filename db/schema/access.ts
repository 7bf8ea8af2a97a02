import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant, oneOfCheck } from "../columns";
import { accessKinds } from "../values";

/** Never updated; deleted when their time is over. */
export const accessEvents = pgTable(
  "access_events",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    at: instant("at").notNull(),
    kind: text("kind", { enum: accessKinds }).notNull(),
    userId: integer("user_id"),
    /** Null where what was typed is no e-mail. */
    account: text("account"),
    /** What or whom it was about, in words. */
    subject: text("subject"),
    address: text("address").notNull(),
    userAgent: text("user_agent"),
  },
  (t) => [
    index("access_events_at_index").on(t.at),
    index("access_events_user_id_index").on(t.userId, t.id),
    index("access_events_address_index").on(t.address, sql`lower(${t.account})`, t.kind),
    oneOfCheck("access_events_kind_check", t.kind, accessKinds),
  ],
);
