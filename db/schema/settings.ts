import { sql } from "drizzle-orm";
import { check, integer, jsonb, numeric, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { audit, id, instant, oneOf } from "../columns";
import { roles, storeTroubles } from "../values";

export const settings = pgTable(
  "settings",
  {
    id: integer("id").primaryKey().default(1),
    companyName: text("company_name").notNull().default("Faena"),
    companyTaxId: text("company_tax_id").notNull().default(""),
    documentPrefix: text("document_prefix").notNull().default("FAE"),
    ownerTransportDefault: text("owner_transport_default").notNull().default("Faena"),
    timeZone: text("time_zone").notNull().default("America/Guayaquil"),
    taxPercentage: numeric("tax_percentage", { precision: 5, scale: 2 }).notNull().default("15"),
    trustedOrigins: text("trusted_origins")
      .array()
      .notNull()
      .default([
        "http://localhost:8000",
        "http://localhost:3000",
        "http://localhost:5173",
        "http://127.0.0.1:8000",
        "http://127.0.0.1:3000",
        "http://127.0.0.1:5173",
      ]),
    uploadLimitMb: integer("upload_limit_mb").notNull().default(50),
    bulkUploadLimitMb: integer("bulk_upload_limit_mb").notNull().default(200),
    alertDays: integer("alert_days").array().notNull().default([10, 30]),
    loginAttemptsMax: integer("login_attempts_max").notNull().default(10),
    loginAttemptsMinutes: integer("login_attempts_minutes").notNull().default(15),
    /** Hours without use after which a session ends; 0 for none. */
    sessionIdleHours: integer("session_idle_hours").notNull().default(0),
    accessLogMonths: integer("access_log_months").notNull().default(12),
    /** Roles of which a second factor is asked. */
    secondFactorRoles: text("second_factor_roles", { enum: roles }).array().notNull().default([]),
    signatories: jsonb("signatories")
      .$type<{ name: string; role: string }[]>()
      .notNull()
      .default([]),
    documentTexts: jsonb("document_texts").$type<Record<string, string>>().notNull().default({}),
    ...audit(),
  },
  (t) => [check("settings_single_row_check", sql`${t.id} = 1`)],
);

export const operatorBlocks = pgTable("operator_blocks", {
  id: id(),
  code: text("code").notNull().unique("operator_blocks_code_unique"),
  label: text("label").notNull(),
  position: integer("position").notNull(),
  ...audit(),
});

/** This installation among others, the database server and store it was last seen with, and what its last sweep met. */
export const installation = pgTable(
  "installation",
  {
    id: integer("id").primaryKey().default(1),
    uuid: uuid("installation_id").notNull().defaultRandom(),
    /** The pair with the store; null until it is made. */
    server: text("server_identifier"),
    database: text("database_oid"),
    /** Somebody sweeps until then. */
    sweepingUntil: instant("sweeping_until"),
    /** When requests last came through a proxy that the service was not told of. */
    proxySeenAt: instant("proxy_seen_at"),
    trouble: text("store_trouble", { enum: storeTroubles }),
    /** Of the trouble: files that would be set aside, and files there are. */
    orphans: integer("orphans").notNull().default(0),
    stored: integer("stored").notNull().default(0),
    /** What the codes on printed papers are sealed with: never changed, never shown. */
    codeSecret: text("code_secret")
      .notNull()
      .default(sql`gen_random_uuid()::text || gen_random_uuid()::text`),
    /** What the answers kept for a repeated request and the secrets of second factors are sealed with, by every process alike. */
    answerSecret: text("answer_secret")
      .notNull()
      .default(sql`gen_random_uuid()::text || gen_random_uuid()::text`),
    /** Papers of chains made before carry codes without a seal. */
    codesSince: instant("codes_since").notNull().defaultNow(),
  },
  (t) => [
    check("installation_single_row_check", sql`${t.id} = 1`),
    oneOf("installation_store_trouble_check", t.trouble, storeTroubles),
  ],
);
