import { isDeepStrictEqual } from "node:util";
import { getTableColumns } from "drizzle-orm";
import * as z from "zod";
import { settings as table } from "@/db/schema";
import { reservationGuards, roles, waitUnits } from "@/db/values";
import { asNumber } from "../values/decimal";
import { namedBody, recordBody } from "../wire/output";
import type { Settings } from "./get-settings";
import { schemesJson } from "./schemes-json";

const addedBody = z.strictObject({
  mail_days: z.int(),
  job_days: z.int(),
  reservation_hold_hours: z.int(),
  reservations_block: z.enum(reservationGuards),
  turnaround_days: z.record(z.string(), z.int()),
  paper_months: z.record(z.string(), z.int()),
  vaccine_schemes: z.record(
    z.string(),
    z.strictObject({
      waits: z.array(z.strictObject({ count: z.int(), unit: z.enum(waitUnits) })),
      repeat_months: z.int().nullable(),
    }),
  ),
  gate_custody: z.boolean(),
  technician_sees_money: z.boolean(),
});

type Added = z.input<typeof addedBody>;

const addedJson = (settings: Settings): Added => ({
  mail_days: settings.mailDays,
  job_days: settings.jobDays,
  reservation_hold_hours: settings.reservationHoldHours,
  reservations_block: settings.reservationsBlock,
  turnaround_days: settings.turnaroundDays,
  paper_months: settings.paperMonths,
  vaccine_schemes: schemesJson(settings.vaccineSchemes),
  gate_custody: settings.gateCustody,
  technician_sees_money: settings.technicianSeesMoney,
});

const columns = Object.entries(getTableColumns(table));

/** What clients that exist do not know: only where the company has changed it, so that their answer stays as it was. */
function changedOf(settings: Settings): Partial<Added> {
  const changed = columns.filter(
    ([key, column]) => !isDeepStrictEqual(settings[key as keyof Settings], column.default),
  );
  const names = new Set(changed.map(([, { name }]) => name));
  return Object.fromEntries(
    Object.entries(addedJson(settings)).filter(([name]) => names.has(name)),
  );
}

const SettingsBody = namedBody("Settings", {
  company_name: z.string(),
  company_tax_id: z.string(),
  document_prefix: z.string(),
  owner_transport_default: z.string(),
  time_zone: z.string(),
  tax_percentage: z.number(),
  operator_blocks: z.array(z.strictObject({ code: z.string(), label: z.string() })),
  trusted_origins: z.array(z.string()),
  upload_limit_mb: z.int(),
  bulk_upload_limit_mb: z.int(),
  alert_days: z.array(z.int()).length(2),
  login_attempts: z.strictObject({ max: z.int(), minutes: z.int() }),
  session_idle_hours: z.int(),
  access_log_months: z.int(),
  second_factor_roles: z.array(z.enum(roles)),
  signatories: z.array(z.strictObject({ name: z.string(), role: z.string() })),
  document_texts: z.record(z.string(), z.string()),
  ...addedBody.partial().shape,
});

const settingsJson = (settings: Settings): z.input<typeof SettingsBody> => ({
  company_name: settings.companyName,
  company_tax_id: settings.companyTaxId,
  document_prefix: settings.documentPrefix,
  owner_transport_default: settings.ownerTransportDefault,
  time_zone: settings.timeZone,
  tax_percentage: asNumber(settings.taxPercentage),
  operator_blocks: settings.operatorBlocks.map(({ code, label }) => ({ code, label })),
  trusted_origins: settings.trustedOrigins,
  upload_limit_mb: settings.uploadLimitMb,
  bulk_upload_limit_mb: settings.bulkUploadLimitMb,
  alert_days: settings.alertDays,
  login_attempts: { max: settings.loginAttemptsMax, minutes: settings.loginAttemptsMinutes },
  session_idle_hours: settings.sessionIdleHours,
  access_log_months: settings.accessLogMonths,
  second_factor_roles: settings.secondFactorRoles,
  signatories: settings.signatories.map(({ name, role }) => ({ name, role })),
  document_texts: settings.documentTexts,
  ...changedOf(settings),
});

export const SettingsRecord = recordBody(SettingsBody);
export const settingsRecordJson = (settings: Settings) => ({ data: settingsJson(settings) });
export const settingsUpdatedJson = (settings: Settings) => ({
  message: "Configuración guardada.",
  data: settingsJson(settings),
});
