import { index, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant } from "../columns";

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
