import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { active, audit, deleted, id, instant, oneOf } from "../columns";
import { entries, roles, tokenScopes } from "../values";

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
    /** Since when a code is asked of him, too; null while it is not. */
    secondFactorSince: instant("second_factor_since"),
    /** When what no duty keeps of him was erased. */
    erasedAt: instant("erased_at"),
    isActive: active(),
    isDeleted: deleted(),
    ...audit(),
  },
  (t) => [
    uniqueIndex("users_email_unique").on(sql`lower(${t.email})`).where(sql`not ${t.isDeleted}`),
    oneOf("users_role_check", t.role, roles),
  ],
);

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
    /** Noted every few minutes, not at each use. */
    lastUsedAt: instant("last_used_at").notNull().defaultNow(),
  },
  (t) => [
    oneOf("sessions_entry_check", t.entry, entries),
    index("sessions_user_id_index").on(t.userId),
    index("sessions_expires_index").on(t.expires),
  ],
);

/** Who of the company's provider a user is, from his first sign-in there on. */
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
    oneOf("api_tokens_scope_check", t.scope, tokenScopes),
  ],
);

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

export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    key: text("key").notNull(),
    operation: text("operation").notNull(),
    requestHash: text("request_hash").notNull(),
    status: integer("status"),
    body: jsonb("body"),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: "idempotency_keys_pkey", columns: [t.userId, t.key] }),
    index("idempotency_keys_created_at_index").on(t.createdAt),
  ],
);
