import { sql } from "drizzle-orm";
import { boolean, check, integer, numeric, type PgColumn, timestamp } from "drizzle-orm/pg-core";

export const id = () => integer("id").primaryKey().generatedByDefaultAsIdentity();

/** US dollars, exact to the cent, as text. */
export const money = (name: string) => numeric(name, { precision: 12, scale: 2 });

/** Days or pieces, as text. */
export const quantity = (name: string) => numeric(name, { precision: 12, scale: 2 });

/** As text. */
export const volume = (name: string) => numeric(name, { precision: 18, scale: 6 });

export const instant = (name: string) =>
  timestamp(name, { withTimezone: true, mode: "date", precision: 3 });

export const active = () => boolean("is_active").notNull().default(true);
export const deleted = () => boolean("is_deleted").notNull().default(false);

/** Filled in by triggers of the migrations; the version counts changes of children, too. */
export const audit = () => ({
  version: integer("version").notNull().default(1),
  createdAt: instant("created_at").notNull().defaultNow(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
  createdBy: integer("id_user_created"),
  updatedBy: integer("id_user_updated"),
});

export const oneOfCheck = (name: string, column: PgColumn, words: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(", "))})`);

export const notNegative = (name: string, column: PgColumn) => check(name, sql`${column} >= 0`);
