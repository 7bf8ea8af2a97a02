import { exportOf } from "@/lib/next/export";
import { partnerQuery } from "@/lib/partners/input";
import { listPartners } from "@/lib/partners/list-partners";

export const GET = exportOf({
  operation: "partners.list",
  name: "Clientes",
  query: partnerQuery,
  read: listPartners,
  inPages: true,
  columns: [
    { header: "Nombre", type: "text", value: (partner) => partner.name },
    { header: "RUC", type: "text", value: (partner) => partner.businessTaxId },
    { header: "Dirección", type: "text", value: (partner) => partner.address },
    { header: "Contacto", type: "text", value: (partner) => partner.contactName },
    { header: "Teléfono", type: "text", value: (partner) => partner.phone },
    { header: "Correo electrónico", type: "text", value: (partner) => partner.email },
    { header: "Proyectos abiertos", type: "number", value: (partner) => partner.openProjects },
    { header: "Activo", type: "boolean", value: (partner) => partner.isActive },
    { header: "Notas", type: "text", value: (partner) => partner.notes },
  ],
});
