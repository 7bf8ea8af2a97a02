import { workAreas } from "@/db/values";
import { declareList } from "../lists/declared";
import { choiceOf, eitherOf } from "../lists/declared-filters";
import { endingLabels, endings } from "../papers/ending";
import { paperFilters } from "../papers/expiry";
import { workAreaLabels } from "../staff/labels";
import { expiryLabels } from "./labels";
import type { StaffRow } from "./list-staff-by-expiry";
import { outlookColumns } from "./outlook-columns";

export const staffList = declareList<StaffRow>()({
  id: "staff",
  operation: "staff.list",
  name: "Técnicos",
  search: "Buscar por nombre o cédula",
  columns: {
    name: {
      label: "Nombre",
      kind: "text",
      value: ({ firstName, lastName }) => `${lastName} ${firstName}`,
      sort: true,
    },
    last_name: { label: "Apellidos", kind: "text", value: ({ lastName }) => lastName },
    first_name: { label: "Nombres", kind: "text", value: ({ firstName }) => firstName },
    dni: { label: "Cédula", kind: "code", value: ({ dni }) => dni, sort: true, hidden: true },
    work_area: {
      label: "Área",
      kind: "text",
      value: ({ workArea }) => workAreaLabels[workArea],
      sort: true,
    },
    phone: { label: "Teléfono", kind: "code", value: ({ phone }) => phone, hidden: true },
    email: { label: "Correo electrónico", kind: "text", value: ({ email }) => email, hidden: true },
    ...outlookColumns,
    license: {
      label: "Licencia de conducir",
      kind: "date",
      value: ({ licenseUntil }) => licenseUntil,
    },
    defensive_driving: {
      label: "Manejo defensivo",
      kind: "date",
      value: ({ defensiveDrivingUntil }) => defensiveDrivingUntil,
    },
    mae: { label: "Certificado MAE", kind: "date", value: ({ maeUntil }) => maeUntil },
    medical: {
      label: "Certificado médico",
      kind: "date",
      value: ({ medicalUntil }) => medicalUntil,
    },
    quest: { label: "Quest", kind: "date", value: ({ questUntil }) => questUntil },
    state: {
      label: "Activo",
      heading: "Estado",
      kind: "active",
      value: ({ isActive }) => isActive,
    },
    notes: { label: "Notas", kind: "text", value: ({ notes }) => notes },
  },
  screen: ["name", "dni", "work_area", "expiry", "pending", "state", "phone", "email"],
  file: [
    "last_name",
    "first_name",
    "dni",
    "work_area",
    "phone",
    "email",
    "expiry",
    "expires_on",
    "days_left",
    "standing",
    "expired",
    "due",
    "missing",
    "license",
    "defensive_driving",
    "mae",
    "medical",
    "quest",
    "state",
    "notes",
  ],
  filters: {
    papers: choiceOf("Papeles", paperFilters, expiryLabels),
    ends: choiceOf("Vence en", endings, endingLabels),
    workArea: choiceOf("Área", workAreas, workAreaLabels),
    isActive: eitherOf("Estado", "Activo", "Inactivo"),
  },
  empty: {
    title: "Aún no hay técnicos",
    description: "Cada técnico reúne su licencia, certificados, pases de bloque y vacunas.",
  },
});
