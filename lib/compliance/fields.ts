import type { NamedFields } from "../records/field";

/** What the fields of a rule of compliance are called. */
export const ruleFields = {
  partnerId: { name: "partner_id", label: "Cliente" },
  block: { name: "bloque", label: "Bloque" },
  projectId: { name: "project_id", label: "Proyecto" },
  subject: { name: "subject", label: "De quién", historyLabel: "De quién se exige" },
  requirement: { name: "requirement", label: "Qué se exige", historyLabel: "Exigencia" },
  param: { name: "param", label: "Cuál", historyLabel: "Vacuna o certificación" },
  appliesTo: { name: "applies_to", label: "Solo para", historyLabel: "Áreas o tipos" },
  level: { name: "level", label: "Si falta", historyLabel: "Efecto" },
  minDays: { name: "min_days", label: "Días de margen" },
  fromDate: { name: "from_date", label: "Desde", historyLabel: "Desde el día" },
  toDate: { name: "to_date", label: "Hasta", historyLabel: "Hasta el día" },
  note: { name: "note", label: "Nota" },
} as const satisfies NamedFields;

/** Of an override. */
export const overrideFields = {
  projectId: ruleFields.projectId,
  staffId: { name: "technical_id", label: "Técnico" },
  vehicleId: { name: "vehicle_id", label: "Vehículo" },
  equipmentId: { name: "resource_item_id", label: "Equipo", historyLabel: "Equipo o servicio" },
  requirement: ruleFields.requirement,
  param: ruleFields.param,
  fromDate: ruleFields.fromDate,
  untilDate: { name: "until_date", label: "Hasta", historyLabel: "Hasta el día, incluido" },
  reason: { name: "reason", label: "Motivo" },
  approverId: { name: "approver_id", label: "Aprobada por" },
  isWithdrawn: { name: "is_withdrawn", label: "Quitada" },
} as const satisfies NamedFields;
