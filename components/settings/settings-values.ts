import type { UseFormReturn } from "react-hook-form";
import type * as z from "zod";
import { datedPapers, equipmentTypes, vaccineTypes } from "@/db/values";
import { isService } from "@/lib/placement/availability";
import type { Settings } from "@/lib/settings/get-settings";
import type { SettingsChanges } from "@/lib/settings/input";
import { schemesJson } from "@/lib/settings/schemes-json";
import { isNamedVaccine } from "@/lib/staff/named-vaccine";
import { asNumber } from "@/lib/values/decimal";

export type SettingsValues = z.input<typeof SettingsChanges>;
export type SettingsFormState = UseFormReturn<SettingsValues, unknown, SettingsValues>;
export type SectionProps = { form: SettingsFormState };

export const turnaroundTypes = equipmentTypes.filter((type) => !isService({ type }));

const noTurnaround = Object.fromEntries(turnaroundTypes.map((type) => [type, null]));

export const schemedVaccines = vaccineTypes.filter(isNamedVaccine);

const noMonths = Object.fromEntries(datedPapers.map((paper) => [paper, null]));
const noSchemes = Object.fromEntries(schemedVaccines.map((vaccine) => [vaccine, null]));

export const settingsValues = (settings: Settings): SettingsValues => ({
  company_name: settings.companyName,
  company_tax_id: settings.companyTaxId,
  document_prefix: settings.documentPrefix,
  owner_transport_default: settings.ownerTransportDefault,
  time_zone: settings.timeZone,
  tax_percentage: String(asNumber(settings.taxPercentage)),
  operator_blocks: settings.operatorBlocks,
  trusted_origins: settings.trustedOrigins,
  upload_limit_mb: settings.uploadLimitMb,
  bulk_upload_limit_mb: settings.bulkUploadLimitMb,
  alert_days: [settings.alertDays[0] ?? 10, settings.alertDays[1] ?? 30],
  login_attempts: { max: settings.loginAttemptsMax, minutes: settings.loginAttemptsMinutes },
  session_idle_hours: settings.sessionIdleHours,
  access_log_months: settings.accessLogMonths,
  mail_days: settings.mailDays,
  job_days: settings.jobDays,
  second_factor_roles: settings.secondFactorRoles,
  gate_custody: settings.gateCustody,
  technician_sees_money: settings.technicianSeesMoney,
  reservation_hold_hours: settings.reservationHoldHours,
  reservations_block: settings.reservationsBlock,
  turnaround_days: { ...noTurnaround, ...settings.turnaroundDays },
  paper_months: { ...noMonths, ...settings.paperMonths },
  vaccine_schemes: { ...noSchemes, ...schemesJson(settings.vaccineSchemes) },
  signatories: settings.signatories,
  document_texts: { header: "", footer: "", treatment: "", quote: "", ...settings.documentTexts },
});

export function firstMessage(error: unknown): string | undefined {
  if (error === null || typeof error !== "object") return undefined;
  const { message } = error as { message?: unknown };
  if (typeof message === "string") return message;
  return Object.values(error).map(firstMessage).find(Boolean);
}
