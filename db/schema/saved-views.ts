import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { id, instant } from "../columns";
import { users } from "./users";

/** How somebody likes to see a list or a report. */
export const savedViews = pgTable(
  "saved_views",
  {
    id: id(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The path of its screen. */
    place: text("place").notNull(),
    name: text("name").notNull(),
    /** What the address asks, without its question mark. */
    asked: text("asked").notNull(),
    isShared: boolean("is_shared").notNull().default(false),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (t) => [
    unique("saved_views_name_unique").on(t.userId, t.place, t.name),
    index("saved_views_place_index").on(t.place),
  ],
);

/** How somebody likes all lists to look, and the columns of each. */
export const listPreferences = pgTable("list_preferences", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Low rows. */
  isCompact: boolean("is_compact").notNull().default(false),
  /** Columns out of sight, by list. */
  hiddenColumns: jsonb("hidden_columns")
    .$type<Record<string, string[]>>()
    .notNull()
    .default(sql`'{}'`),
});
