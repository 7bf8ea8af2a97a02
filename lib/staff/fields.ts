import { paperDays } from "../papers/paper-days";
import type { RecordFields } from "../records/field";
import type { StaffMember } from "./get-staff-member";
import { workAreaLabels } from "./labels";
import { staffPapers } from "./papers";

type StaffTable = RecordFields<keyof StaffMember>;

const person = {
  firstName: { name: "first_name", label: "Nombres", kind: "text", isRequired: true },
  lastName: { name: "last_name", label: "Apellidos", kind: "text", isRequired: true },
  dni: { name: "dni", label: "Cédula", kind: "text", isRequired: true },
  workArea: {
    name: "work_area",
    label: "Área",
    historyLabel: "Área de trabajo",
    kind: "choice",
    choices: workAreaLabels,
    isRequired: true,
  },
  phone: { name: "nro_phone", label: "Teléfono", kind: "phone" },
  email: { name: "email", label: "Correo electrónico", kind: "email" },
  bornOn: { name: "birth_date", label: "Fecha de nacimiento", kind: "day" },
  joinedOn: { name: "date_joined", label: "Fecha de ingreso", kind: "day" },
} as const satisfies Partial<StaffTable>;

const quest = {
  questCode: { name: "quest_ncst_code", label: "Código Quest", kind: "text" },
  questInstructor: { name: "quest_instructor", label: "Instructor Quest", kind: "text" },
} as const satisfies Partial<StaffTable>;

const marks = {
  isIessAffiliated: { name: "is_iess_affiliated", label: "Afiliado al IESS", kind: "flag" },
  hasLifeInsurancePolicy: {
    name: "has_life_insurance_policy",
    label: "Seguro de vida",
    kind: "flag",
  },
  isActive: {
    name: "is_active",
    label: "Activo",
    kind: "flag",
    hint: "Un técnico inactivo no se ofrece ni genera alertas.",
  },
} as const satisfies Partial<StaffTable>;

const notes = { notes: { name: "notes", label: "Notas", kind: "prose" } } as const;

export const staffSections = { person, quest, marks, notes };

export const staffFields = {
  ...person,
  ...paperDays(staffPapers),
  ...quest,
  ...marks,
  ...notes,
};
