import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant } from "../columns";
import { users } from "./users";

/** Not confirmed by a code yet while `users.second_factor_since` is null. */
export const secondFactors = pgTable("second_factors", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Sealed with the installation's secret, together with the user's id. */
  sealedSecret: text("sealed_secret").notNull(),
  /** Half minute since 1970 whose code was accepted last: it and those before are used up. */
  lastStep: integer("last_step"),
  /** Since the last right one, from any address. */
  wrongCodes: integer("wrong_codes").notNull().default(0),
  wrongAt: instant("wrong_at"),
  createdAt: instant("created_at").notNull().defaultNow(),
});

/** For a lost device, each valid once. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    id: id(),
    userId: integer("user_id")
      .notNull()
      .references(() => secondFactors.userId, { onDelete: "cascade" }),
    codeHash: text("code_hash").notNull(),
    usedAt: instant("used_at"),
  },
  (t) => [index("recovery_codes_user_id_index").on(t.userId)],
);
