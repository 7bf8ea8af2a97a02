import * as z from "zod";
import {
  datedPapers,
  equipmentTypes,
  mostDosesOfScheme,
  reservationGuards,
  vaccineTypes,
  waitUnits,
} from "@/db/values";
import { RequiredRoles } from "../one-time-codes/input";
import { isService } from "../placement/availability";
import { isTimeZone } from "../values/clock";
import { mostDaysKept } from "../values/retention";
import { optionalText, PercentageInput, renamed, text } from "../wire/input";

const names = {
  company_name: "companyName",
  company_tax_id: "companyTaxId",
  document_prefix: "documentPrefix",
  owner_transport_default: "ownerTransportDefault",
  time_zone: "timeZone",
  tax_percentage: "taxPercentage",
  operator_blocks: "operatorBlocks",
  trusted_origins: "trustedOrigins",
  upload_limit_mb: "uploadLimitMb",
  bulk_upload_limit_mb: "bulkUploadLimitMb",
  alert_days: "alertDays",
  login_attempts: "loginAttempts",
  session_idle_hours: "sessionIdleHours",
  access_log_months: "accessLogMonths",
  mail_days: "mailDays",
  job_days: "jobDays",
  reservation_hold_hours: "reservationHoldHours",
  reservations_block: "reservationsBlock",
  turnaround_days: "turnaroundDays",
  paper_months: "paperMonths",
  vaccine_schemes: "vaccineSchemes",
  second_factor_roles: "secondFactorRoles",
  document_texts: "documentTexts",
  gate_custody: "gateCustody",
  technician_sees_money: "technicianSeesMoney",
} as const;

const between = (min: number, max: number) => {
  const message = `Debe ser un entero entre ${min} y ${max}.`;
  return z.int(message).min(min, message).max(max, message);
};

const Block = z.object({
  code: text(50)
    .transform((code) => code.toUpperCase())
    .refine(
      (code) => /^[\p{L}\p{N}][\p{L}\p{N}_ .-]*$/u.test(code),
      "Use letras, números, espacios, puntos o guiones.",
    ),
  label: text(100),
});

const isOrigin = (value: string) =>
  URL.canParse(value) &&
  /^https?:$/.test(new URL(value).protocol) &&
  new URL(value).origin === value;

const isUnique = (values: readonly string[]) => new Set(values).size === values.length;

/** An empty text, zero and nothing are as good as none. */
const withoutEmpty = <Value>(
  values: Record<string, Value | null | undefined>,
): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );

const unitTypes = equipmentTypes.filter((type) => !isService({ type }));

const Scheme = z
  .object({
    waits: z
      .array(z.object({ count: between(1, 1_200), unit: z.enum(waitUnits) }))
      .max(mostDosesOfScheme - 1, `No más de ${mostDosesOfScheme} dosis.`),
    repeat_months: between(1, 1_200).nullish(),
  })
  .transform(({ waits, repeat_months }) => ({ waits, repeatMonths: repeat_months ?? null }));

export const SettingsChanges = z
  .object({
    company_name: text(200),
    company_tax_id: z
      .string()
      .trim()
      .max(20)
      .pipe(z.string().regex(/^[\w-]*$/, "Solo letras y números.")),
    document_prefix: text(10)
      .transform((prefix) => prefix.toUpperCase())
      .refine((prefix) => /^[A-Z0-9]+$/.test(prefix), "Solo letras y números."),
    owner_transport_default: text(200),
    time_zone: text(100).refine(isTimeZone, "Zona horaria desconocida."),
    tax_percentage: PercentageInput,
    operator_blocks: z
      .array(Block)
      .max(200)
      .refine((blocks) => isUnique(blocks.map(({ code }) => code)), "Hay códigos repetidos."),
    trusted_origins: z
      .array(text(200).refine(isOrigin, "Debe ser un origen como https://ejemplo.com."))
      .max(50)
      .transform((origins) => [...new Set(origins)]),
    upload_limit_mb: between(1, 1000),
    bulk_upload_limit_mb: between(1, 2000),
    alert_days: z
      .tuple([between(0, 364), between(1, 365)])
      .refine(([near, far]) => near < far, "El primer plazo debe ser menor que el segundo."),
    login_attempts: z.object({ max: between(1, 1000), minutes: between(1, 1440) }),
    session_idle_hours: between(0, 336),
    access_log_months: between(1, 120),
    mail_days: between(1, mostDaysKept),
    job_days: between(1, mostDaysKept),
    reservation_hold_hours: between(1, 8_760),
    reservations_block: z.enum(reservationGuards),
    turnaround_days: z
      .partialRecord(z.enum(unitTypes), between(0, 365).nullish())
      .transform(withoutEmpty),
    paper_months: z
      .partialRecord(z.enum(datedPapers), between(0, 1_200).nullish())
      .transform(withoutEmpty),
    vaccine_schemes: z
      .partialRecord(z.enum(vaccineTypes), Scheme.nullish())
      .transform(withoutEmpty),
    gate_custody: z.boolean(),
    technician_sees_money: z.boolean(),
    second_factor_roles: RequiredRoles,
    signatories: z.array(z.object({ name: text(200), role: text(200) })).max(10),
    document_texts: z.record(text(50), optionalText(2000)).transform(withoutEmpty),
  })
  .partial()
  .transform(renamed(names))
  .meta({ id: "SettingsChanges" });
