import type { NamedFields } from "../records/field";

export const userFields = {
  email: { name: "email", label: "Correo electrónico" },
  firstName: { name: "first_name", label: "Nombres" },
  lastName: { name: "last_name", label: "Apellidos" },
  role: { name: "role", label: "Rol" },
  isConfirmedMail: { name: "is_confirmed_mail", label: "Correo confirmado" },
  signatureName: { name: "siganture_name", label: "Nombre para firmar" },
  signatureRole: { name: "siganture_role", label: "Cargo para firmar" },
  wantsDigest: { name: "wants_digest", label: "Resumen de la mañana por correo" },
  notes: { name: "notes", label: "Notas" },
  secondFactorSince: { name: "second_factor_since", label: "Verificación en dos pasos desde" },
  isActive: { name: "is_active", label: "Activo" },
} as const satisfies NamedFields;
