import type { HitType } from "./hit";

export const hitTypeLabels: Record<HitType, string> = {
  project: "Proyectos",
  partner: "Clientes",
  resource_item: "Equipos y servicios",
  vehicle: "Vehículos",
  technical: "Técnicos",
  sheet_project: "Planillas",
  custody_chain: "Cadenas de custodia",
  maintenance_sheet: "Hojas de mantenimiento",
  shipping_guide: "Guías de remisión",
  reservation: "Reservas",
};
