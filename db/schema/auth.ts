import { index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant, oneOfCheck } from "../columns";
import { entries, tokenScopes } from "../values";
import { users } from "./users";

export const sessions = pgTable(
  "sessions",
  {
    id: id(),
    tokenHash: text("token_hash").notNull().unique("sessions_token_hash_unique"),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expires: instant("expires").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    address: text("address"),
    userAgent: text("user_agent"),
    entry: text("entry", { enum: entries }).notNull().default("PASSWORD"),
    /** Written every few minutes, not at each use. */
    lastUsedAt: instant("last_used_at").notNull().defaultNow(),
  },
  (t) => [
    oneOfCheck("sessions_entry_check", t.entry, entries),
    index("sessions_user_id_index").on(t.userId),
    index("sessions_expires_index").on(t.expires),
  ],
);

/** A user's identity at the company's provider, from the first sign-in there. */
export const companyAccounts = pgTable(
  "company_accounts",
  {
    issuer: text("issuer").notNull(),
    subject: text("subject").notNull(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: "company_accounts_pkey", columns: [t.issuer, t.subject] }),
    uniqueIndex("company_accounts_user_unique").on(t.userId, t.issuer),
  ],
);

export const apiTokens = pgTable(
  "api_tokens",
  {
    id: id(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    scope: text("scope", { enum: tokenScopes }).notNull(),
    tokenHash: text("token_hash").notNull().unique("api_tokens_token_hash_unique"),
    expiresAt: instant("expires_at"),
    lastUsedAt: instant("last_used_at"),
    revokedAt: instant("revoked_at"),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (t) => [
    index("api_tokens_user_id_index").on(t.userId),
    oneOfCheck("api_tokens_scope_check", t.scope, tokenScopes),
  ],
);
