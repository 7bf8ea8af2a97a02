import { declareList } from "../lists/declared";
import { eitherOf } from "../lists/declared-filters";
import type { PartnerRow } from "./list-partners";

/** The clients. */
export const partnerList = declareList<PartnerRow>()({
  id: "partners",
  operation: "partners.list",
  name: "Clientes",
  search: "Buscar por nombre o RUC",
  columns: {
    name: { label: "Nombre", kind: "text", value: ({ name }) => name, sort: true },
    business_tax_id: {
      label: "RUC",
      kind: "code",
      value: ({ businessTaxId }) => businessTaxId,
      sort: true,
    },
    address: { label: "Dirección", kind: "text", value: ({ address }) => address, hidden: true },
    contact: { label: "Contacto", kind: "text", value: ({ contactName }) => contactName },
    phone: { label: "Teléfono", kind: "text", value: ({ phone }) => phone },
    email: { label: "Correo electrónico", kind: "text", value: ({ email }) => email, hidden: true },
    open_projects: {
      label: "Proyectos abiertos",
      kind: "number",
      value: ({ openProjects }) => openProjects,
      sort: true,
    },
    state: {
      label: "Activo",
      heading: "Estado",
      kind: "active",
      value: ({ isActive }) => isActive,
    },
    notes: { label: "Notas", kind: "text", value: ({ notes }) => notes },
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
