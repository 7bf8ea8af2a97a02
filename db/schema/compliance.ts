import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { audit, id, instant, notNegative, oneOfCheck } from "../columns";
import type { StoredFailure } from "../stored-failure";
import { gateActs, gateVerdicts, requirements, ruleLevels, ruleSubjects } from "../values";
import { equipment } from "./equipment";
import { partners } from "./partners";
import { projects } from "./projects";
import { operatorBlocks } from "./settings";
import { staff } from "./staff";
import { users } from "./users";
import { vehicles } from "./vehicles";

/** What somebody or something that goes to work must have; of no client, block and project: everywhere. */
export const complianceRules = pgTable(
  "compliance_rules",
  {
    id: id(),
    partnerId: integer("partner_id").references(() => partners.id),
    block: text("bloque").references(() => operatorBlocks.code, { onUpdate: "cascade" }),
    projectId: integer("project_id").references(() => projects.id),
    subject: text("subject", { enum: ruleSubjects }).notNull(),
    requirement: text("requirement", { enum: requirements }).notNull(),
    /** Which vaccine or certification. */
    param: text("param"),
    /** Work areas, or types of vehicles or units; null for all. */
    appliesTo: text("applies_to").array(),
    level: text("level", { enum: ruleLevels }).notNull(),
    /** Days that a paper must still hold after the work's; of a maintenance, how old it may be. */
    minDays: integer("min_days").notNull().default(0),
    fromDate: date("from_date"),
    toDate: date("to_date"),
    note: text("note"),
    ...audit(),
  },
  (t) => [
    unique("compliance_rules_once")
      .on(
        t.subject,
        t.requirement,
        t.partnerId,
        t.block,
        t.projectId,
        t.param,
        t.appliesTo,
        t.fromDate,
      )
      .nullsNotDistinct(),
    index("compliance_rules_partner_id_index").on(t.partnerId),
    index("compliance_rules_project_id_index").on(t.projectId),
    oneOfCheck("compliance_rules_subject_check", t.subject, ruleSubjects),
    oneOfCheck("compliance_rules_requirement_check", t.requirement, requirements),
    oneOfCheck("compliance_rules_level_check", t.level, ruleLevels),
    notNegative("compliance_rules_min_days_check", t.minDays),
    check("compliance_rules_dates_check", sql`${t.toDate} >= ${t.fromDate}`),
    check(
      "compliance_rules_place_check",
      sql`${t.projectId} is null or (${t.partnerId} is null and ${t.block} is null)`,
    ),
    check(
      "compliance_rules_param_check",
      sql`(${t.param} is not null) = (${t.requirement} in ('VACCINE', 'CERTIFICATION'))`,
    ),
  ],
);

const exactlyOne = (t: Record<"staffId" | "vehicleId" | "equipmentId", unknown>) =>
  sql`num_nonnulls(${t.staffId}, ${t.vehicleId}, ${t.equipmentId}) = 1`;

/** Somebody answers for going on without it, at one project and for a few days. */
export const complianceOverrides = pgTable(
  "compliance_overrides",
  {
    id: id(),
    projectId: integer("project_id")
      .notNull()
      .references(() => projects.id),
    staffId: integer("technical_id").references(() => staff.id),
    vehicleId: integer("vehicle_id").references(() => vehicles.id),
    equipmentId: integer("resource_item_id").references(() => equipment.id),
    requirement: text("requirement", { enum: requirements }).notNull(),
    param: text("param"),
    fromDate: date("from_date").notNull(),
    untilDate: date("until_date").notNull(),
    reason: text("reason").notNull(),
    approverId: integer("approver_id")
      .notNull()
      .references(() => users.id),
    /** Taken back; it stays, since checks name it. */
    isWithdrawn: boolean("is_withdrawn").notNull().default(false),
    ...audit(),
  },
  (t) => [
    index("compliance_overrides_project_id_index").on(t.projectId, t.untilDate),
    index("compliance_overrides_technical_id_index").on(t.staffId),
    index("compliance_overrides_vehicle_id_index").on(t.vehicleId),
    index("compliance_overrides_resource_item_id_index").on(t.equipmentId),
    oneOfCheck("compliance_overrides_requirement_check", t.requirement, requirements),
    check("compliance_overrides_subject_check", exactlyOne(t)),
    check("compliance_overrides_days_check", sql`${t.untilDate} - ${t.fromDate} between 0 and 6`),
    check("compliance_overrides_reason_check", sql`length(${t.reason}) > 0`),
  ],
);

/** Of an act that went on, whoever or whatever was not fit without more. */
export const gateChecks = pgTable(
  "gate_checks",
  {
    id: id(),
    at: instant("at").notNull(),
    act: text("act", { enum: gateActs }).notNull(),
    actId: integer("act_id"),
    projectId: integer("project_id")
      .notNull()
      .references(() => projects.id),
    staffId: integer("technical_id").references(() => staff.id),
    vehicleId: integer("vehicle_id").references(() => vehicles.id),
    equipmentId: integer("resource_item_id").references(() => equipment.id),
    /** The first day of the work. */
    day: date("day").notNull(),
    verdict: text("verdict", { enum: gateVerdicts }).notNull(),
    failures: jsonb("failures").$type<StoredFailure[]>().notNull(),
    overrideId: integer("override_id").references(() => complianceOverrides.id),
    /** Why it went on, where a screen asked. */
    reason: text("reason"),
    userId: integer("user_id").references(() => users.id),
  },
  (t) => [
    index("gate_checks_act_index").on(t.act, t.actId),
    index("gate_checks_at_index").on(t.at),
    index("gate_checks_technical_id_index").on(t.staffId),
    oneOfCheck("gate_checks_act_check", t.act, gateActs),
    oneOfCheck("gate_checks_verdict_check", t.verdict, gateVerdicts),
    check("gate_checks_subject_check", exactlyOne(t)),
  ],
);
