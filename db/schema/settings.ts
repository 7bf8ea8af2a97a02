import { sql } from "drizzle-orm";
import { boolean, check, integer, jsonb, numeric, pgTable, text } from "drizzle-orm/pg-core";
import { audit, id, oneOfCheck } from "../columns";
import {
  type equipmentTypes,
  type PaperMonths,
  reservationGuards,
  roles,
  usualPaperMonths,
  usualVaccineSchemes,
  type VaccineSchemes,
} from "../values";

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
    mailDays: integer("mail_days").notNull().default(90),
    jobDays: integer("job_days").notNull().default(90),
    secondFactorRoles: text("second_factor_roles", { enum: roles }).array().notNull().default([]),
    /** A rule that blocks refuses custody chains and guides, too. */
    gateCustody: boolean("gate_custody").notNull().default(false),
    /** Else no screen, print or file of a technician shows prices or amounts. */
    technicianSeesMoney: boolean("technician_sees_money").notNull().default(true),
    reservationHoldHours: integer("reservation_hold_hours").notNull().default(48),
    reservationsBlock: text("reservations_block", { enum: reservationGuards })
      .notNull()
      .default("CONFIRMED"),
    /** Days to make a unit of a type ready, after it is back. */
    turnaroundDays: jsonb("turnaround_days")
      .$type<Partial<Record<(typeof equipmentTypes)[number], number>>>()
      .notNull()
      .default({}),
    paperMonths: jsonb("paper_months").$type<PaperMonths>().notNull().default(usualPaperMonths),
    vaccineSchemes: jsonb("vaccine_schemes")
      .$type<VaccineSchemes>()
      .notNull()
      .default(usualVaccineSchemes),
    signatories: jsonb("signatories")
      .$type<{ name: string; role: string }[]>()
      .notNull()
      .default([]),
    documentTexts: jsonb("document_texts").$type<Record<string, string>>().notNull().default({}),
    ...audit(),
  },
  (t) => [
    check("settings_single_row_check", sql`${t.id} = 1`),
    oneOfCheck("settings_reservations_block_check", t.reservationsBlock, reservationGuards),
    check(
      "settings_reservation_hold_hours_check",
      sql`${t.reservationHoldHours} between 1 and 8760`,
    ),
  ],
);

export const operatorBlocks = pgTable("operator_blocks", {
  id: id(),
  code: text("code").notNull().unique("operator_blocks_code_unique"),
  label: text("label").notNull(),
  position: integer("position").notNull(),
  ...audit(),
});
