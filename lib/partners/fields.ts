import type { NamedFields } from "../records/field";

export const partnerFields = {
  businessTaxId: { name: "business_tax_id", label: "RUC" },
  name: { name: "name", label: "Nombre" },
  address: { name: "address", label: "Dirección" },
  email: { name: "email", label: "Correo electrónico" },
  phone: { name: "phone", label: "Teléfono" },
  contactName: { name: "name_contact", label: "Contacto" },
  notes: { name: "notes", label: "Notas" },
  isActive: { name: "is_active", label: "Activo" },
} as const satisfies NamedFields;
