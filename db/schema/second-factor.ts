import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant } from "../columns";
import { users } from "./users";

/** What makes a user's codes; his while `users.second_factor_since` is null is still to be confirmed by one. */
export const secondFactors = pgTable("second_factors", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Sealed with the installation's secret, the user's id inside. */
  sealedSecret: text("sealed_secret").notNull(),
  /** The period of half a minute, counted from 1970, whose code was accepted last: it and those before are used up. */
  lastStep: integer("last_step"),
  /** Wrong codes since the last right one, from wherever they came. */
  wrongCodes: integer("wrong_codes").notNull().default(0),
  wrongAt: instant("wrong_at"),
  createdAt: instant("created_at").notNull().defaultNow(),
});

/** Codes for who has lost his device, each good for once. */
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
