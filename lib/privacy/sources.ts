import type { Person } from "./find-person";
import type { held } from "./held";

export type Source = {
  table: keyof typeof held;
  /** By what its rows follow each other; unique among those of a person. */
  key?: string;
  /** Columns that say that a row is his, by what they hold. */
  by: Partial<Record<keyof Person, readonly string[]>>;
  /** Of a record of the business: what identifies it. Rows about him are shown whole, secrets excepted. */
  shows?: readonly string[];
};

const mine = { userIds: ["user_id"] } as const;
const his = { staffIds: ["technical_id"] } as const;

/** Where a person is found. */
export const sources: readonly Source[] = [
  { table: "users", by: { userIds: ["id"] } },
  { table: "sessions", by: mine },
  { table: "company_accounts", key: "subject", by: mine },
  { table: "api_tokens", by: mine },
  { table: "access_events", by: { ...mine, emails: ["account"] } },
  { table: "login_failures", by: { emails: ["account"] } },
  { table: "second_factors", key: "user_id", by: mine },
  { table: "recovery_codes", by: mine },
  { table: "idempotency_keys", key: "key", by: mine },
  { table: "change_log", by: mine, shows: ["at", "action", "record_type", "record_id"] },
  { table: "technicals", by: { staffIds: ["id"] } },
  { table: "technical_passes", by: his },
  { table: "vaccination_records", by: his },
  {
    table: "custody_chains",
    by: {
      ...his,
      names: ["technical_name", "driver_name", "contact_name"],
      identityNumbers: ["driver_license"],
    },
    shows: ["consecutive", "date"],
  },
  {
    table: "maintenance_sheets",
    by: { names: ["technician_name", "supervisor_name", "approved_by"] },
    shows: ["sheet_number", "date"],
  },
  {
    table: "shipping_guides",
    by: {
      names: ["carrier_name", "dispatcher_name", "contact_name", "recibed_by"],
      identityNumbers: ["carrier_ci", "dispatcher_ci", "recibed_ci"],
    },
    shows: ["guide_number", "issue_date"],
  },
  {
    table: "calendar_events",
    by: { staffIds: ["responsible_technical_id"] },
    shows: ["title", "start_date", "end_date"],
  },
  { table: "schedule_visits", by: his, shows: ["planned_date", "status"] },
  { table: "projects", by: { names: ["contact_name"] }, shows: ["location", "start_date"] },
  { table: "sheet_projects", by: { names: ["contact_reference"] }, shows: ["series_code", "date"] },
  {
    table: "partners",
    by: { names: ["name_contact"], emails: ["email"], identityNumbers: ["business_tax_id"] },
    shows: ["name", "business_tax_id"],
  },
  { table: "vehicles", by: { names: ["owner_transport"] }, shows: ["no_plate"] },
];
