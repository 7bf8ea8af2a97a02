import type { Person } from "./get-person";
import type { held } from "./held";

export type DataSource = {
  table: keyof typeof held;
  label: string;
  /** Sort key; unique among one person's rows. */
  key?: string;
  /** Columns that tie a row to the person, by what they hold. */
  by: Partial<Record<keyof Person, readonly string[]>>;
  /** Columns that identify a business record. Rows about the person are shown whole, without secrets. */
  shows?: readonly string[];
};

const mine = { userIds: ["user_id"] } as const;
const his = { staffIds: ["technical_id"] } as const;

export const sources: readonly DataSource[] = [
  { table: "users", label: "Cuenta de usuario", by: { userIds: ["id"] } },
  { table: "sessions", label: "Sesiones", by: mine },
  { table: "company_accounts", label: "Cuentas de la empresa", key: "subject", by: mine },
  { table: "api_tokens", label: "Tokens de acceso", by: mine },
  {
    table: "access_events",
    label: "Ingresos en el registro de accesos",
    by: { ...mine, emails: ["account"] },
  },
  { table: "login_failures", label: "Ingresos fallidos", by: { emails: ["account"] } },
  { table: "mails", label: "Correos", by: mine },
  { table: "saved_views", label: "Vistas guardadas", by: mine },
  { table: "list_preferences", label: "Columnas y filas de las listas", key: "user_id", by: mine },
  { table: "report_schedules", label: "Reportes que recibe por correo", by: mine },
  { table: "notifications", label: "Notificaciones", by: mine },
  {
    table: "notification_preferences",
    label: "Preferencias de avisos",
    key: "kind",
    by: mine,
  },
  { table: "password_links", label: "Enlaces para su contraseña", by: mine },
  { table: "second_factors", label: "Verificación en dos pasos", key: "user_id", by: mine },
  { table: "recovery_codes", label: "Códigos de recuperación", by: mine },
  {
    table: "idempotency_keys",
    label: "Respuestas guardadas de sus programas",
    key: "key",
    by: mine,
  },
  { table: "costly_calls", label: "Llamadas costosas", key: "kind", by: mine },
  {
    table: "change_log",
    label: "Cambios que hizo",
    by: mine,
    shows: ["at", "action", "record_type", "record_id"],
  },
  { table: "technicals", label: "Ficha de técnico", by: { staffIds: ["id"] } },
  { table: "technical_passes", label: "Pases", by: his },
  { table: "vaccination_records", label: "Vacunas", by: his },
  {
    table: "custody_chains",
    label: "Cadenas de custodia",
    by: {
      ...his,
      names: ["technical_name", "driver_name", "contact_name"],
      identityNumbers: ["driver_license"],
    },
    shows: ["consecutive", "date"],
  },
  {
    table: "maintenance_sheets",
    label: "Hojas de mantenimiento",
    by: { names: ["technician_name", "supervisor_name", "approved_by"] },
    shows: ["sheet_number", "date"],
  },
  {
    table: "shipping_guides",
    label: "Guías de remisión",
    by: {
      names: ["carrier_name", "dispatcher_name", "contact_name", "recibed_by"],
      identityNumbers: ["carrier_ci", "dispatcher_ci", "recibed_ci"],
    },
    shows: ["guide_number", "issue_date"],
  },
  {
    table: "calendar_events",
    label: "Eventos del calendario",
    by: { staffIds: ["responsible_technical_id"] },
    shows: ["title", "start_date", "end_date"],
  },
  { table: "routes", label: "Rutas del día", by: his, shows: ["date"] },
  {
    table: "assignment_crews",
    label: "Servicios a los que suele ir",
    by: his,
    shows: ["project_resource_id"],
  },
  { table: "schedule_visits", label: "Visitas", by: his, shows: ["planned_date", "status"] },
  {
    table: "compliance_overrides",
    label: "Excepciones de aptitud",
    by: his,
    shows: ["requirement", "from_date", "until_date"],
  },
  {
    table: "gate_checks",
    label: "Salidas con avisos de aptitud",
    by: his,
    shows: ["act", "day", "verdict"],
  },
  {
    table: "projects",
    label: "Proyectos que lo nombran como contacto",
    by: { names: ["contact_name"] },
    shows: ["location", "start_date"],
  },
  {
    table: "sheet_projects",
    label: "Planillas que lo nombran como contacto",
    by: { names: ["contact_reference"] },
    shows: ["series_code", "date"],
  },
  {
    table: "partners",
    label: "Clientes que lo nombran",
    by: { names: ["name_contact"], emails: ["email"], identityNumbers: ["business_tax_id"] },
    shows: ["name", "business_tax_id"],
  },
  {
    table: "vehicles",
    label: "Vehículos que lo nombran como dueño",
    by: { names: ["owner_transport"] },
    shows: ["no_plate"],
  },
];
