import { declareList } from "../lists/declared";
import { eitherOf } from "../lists/declared-filters";
import { partnerFields as fields } from "./fields";
import type { PartnerRow } from "./list-partners";

export const partnerList = declareList<PartnerRow>()({
  id: "partners",
  operation: "partners.list",
  name: "Clientes",
  search: "Buscar por nombre o RUC",
  columns: {
    name: { label: fields.name.label, kind: "text", value: ({ name }) => name, sort: true },
    business_tax_id: {
      label: fields.businessTaxId.label,
      kind: "code",
      value: ({ businessTaxId }) => businessTaxId,
      sort: true,
    },
    address: {
      label: fields.address.label,
      kind: "text",
      value: ({ address }) => address,
      hidden: true,
    },
    contact: {
      label: fields.contactName.label,
      kind: "text",
      value: ({ contactName }) => contactName,
    },
    phone: { label: fields.phone.label, kind: "text", value: ({ phone }) => phone },
    email: { label: fields.email.label, kind: "text", value: ({ email }) => email, hidden: true },
    open_projects: {
      label: "Proyectos abiertos",
      kind: "number",
      value: ({ openProjects }) => openProjects,
      sort: true,
    },
    state: {
      label: fields.isActive.label,
      heading: "Estado",
      kind: "active",
      value: ({ isActive }) => isActive,
    },
    notes: { label: fields.notes.label, kind: "text", value: ({ notes }) => notes },
  },
  screen: [
    "name",
    "business_tax_id",
    "contact",
    "phone",
    "email",
    "address",
    "open_projects",
    "state",
  ],
  filters: { isActive: eitherOf("Estado", "Activo", "Inactivo") },
  alsoSorted: ["created_at"],
  empty: {
    title: "Aún no hay clientes",
    description: "Un cliente reúne sus proyectos, los equipos en sitio y sus documentos.",
  },
});
