import { roles } from "@/db/values";
import { roleLabels } from "../auth/labels";
import { declareList } from "../lists/declared";
import { choiceOf, eitherOf } from "../lists/declared-filters";
import { userFields as fields } from "./fields";
import type { User } from "./get-user";

const signatureOf = ({ signatureName, signatureRole }: User) =>
  [signatureName, signatureRole].filter(Boolean).join(" · ") || null;

export const userList = declareList<User>()({
  id: "users",
  operation: "users.list",
  name: "Usuarios",
  search: "Buscar por nombre o correo",
  columns: {
    name: {
      label: "Nombre",
      kind: "text",
      value: ({ firstName, lastName }) => `${lastName}, ${firstName}`,
      sort: true,
    },
    last_name: { label: fields.lastName.label, kind: "text", value: ({ lastName }) => lastName },
    first_name: {
      label: fields.firstName.label,
      kind: "text",
      value: ({ firstName }) => firstName,
    },
    email: { label: fields.email.label, kind: "text", value: ({ email }) => email, sort: true },
    role: {
      label: fields.role.label,
      kind: "text",
      value: ({ role }) => roleLabels[role],
      sort: true,
    },
    signature: { label: "Firma", kind: "text", value: signatureOf },
    is_active: {
      label: fields.isActive.label,
      heading: "Estado",
      kind: "active",
      value: ({ isActive }) => isActive,
      sort: true,
    },
    signature_name: {
      label: fields.signatureName.label,
      kind: "text",
      value: ({ signatureName }) => signatureName,
    },
    signature_role: {
      label: fields.signatureRole.label,
      kind: "text",
      value: ({ signatureRole }) => signatureRole,
    },
    notes: { label: fields.notes.label, kind: "text", value: ({ notes }) => notes },
    created_at: {
      label: "Creado",
      kind: "instant",
      value: ({ createdAt }) => createdAt,
      sort: true,
      hidden: true,
    },
  },
  screen: ["name", "email", "role", "signature", "is_active", "created_at"],
  file: [
    "last_name",
    "first_name",
    "email",
    "role",
    "is_active",
    "signature_name",
    "signature_role",
    "notes",
  ],
  filters: {
    role: choiceOf(fields.role.label, roles, roleLabels),
    isActive: eitherOf("Estado", "Activo", "Inactivo"),
  },
  empty: { title: "Aún no hay usuarios" },
});
