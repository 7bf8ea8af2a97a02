import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant } from "../columns";
import { users } from "./users";

/** What a mail gives who forgot his password: it sets one new password. */
export const passwordLinks = pgTable(
  "password_links",
  {
    id: id(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    secretHash: text("secret_hash").notNull().unique("password_links_secret_hash_unique"),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (t) => [index("password_links_user_id_index").on(t.userId)],
);
