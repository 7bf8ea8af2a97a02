import { sql } from "drizzle-orm";
import { boolean, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { active, audit, deleted, id, instant, oneOfCheck } from "../columns";
import { roles } from "../values";

export const users = pgTable(
  "users",
  {
    id: id(),
    email: text("email").notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    role: text("role", { enum: roles }).notNull(),
    passwordHash: text("password_hash").notNull(),
    isConfirmedMail: boolean("is_confirmed_mail").notNull().default(false),
    signatureName: text("siganture_name"),
    signatureRole: text("siganture_role"),
    notes: text("notes"),
    /** A mail each morning with what needs him. */
    wantsDigest: boolean("wants_digest").notNull().default(false),
    /** Null while no code is asked. */
    secondFactorSince: instant("second_factor_since"),
    /** When what no duty keeps was erased. */
    erasedAt: instant("erased_at"),
    isActive: active(),
    isDeleted: deleted(),
    ...audit(),
  },
  (t) => [
    uniqueIndex("users_email_unique").on(sql`lower(${t.email})`).where(sql`not ${t.isDeleted}`),
    oneOfCheck("users_role_check", t.role, roles),
  ],
);
