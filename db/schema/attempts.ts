import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { id, instant } from "../columns";
import { users } from "./users";

export const loginFailures = pgTable(
  "login_failures",
  {
    id: id(),
    account: text("account").notNull(),
    address: text("address").notNull(),
    at: instant("at").notNull().defaultNow(),
  },
  (t) => [
    index("login_failures_account_address_at_index").on(t.account, t.address, t.at),
    index("login_failures_address_at_index").on(t.address, t.at),
  ],
);

/** Until when a user's costly calls of a kind are paid for by the time that passes. */
export const costlyCalls = pgTable(
  "costly_calls",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind").notNull(),
    paidUntil: instant("paid_until").notNull(),
  },
  (t) => [primaryKey({ name: "costly_calls_pkey", columns: [t.userId, t.kind] })],
);
