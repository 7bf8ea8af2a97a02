import type { SampleType } from "./tables";

/** Of many records in their own right. */
export const sampleLabels: Partial<Record<SampleType, string>> = {
  partner: "Clientes",
  project: "Proyectos",
  project_template: "Plantillas de proyecto",
  resource_item: "Equipos y servicios",
  project_resource: "Asignaciones",
  technical: "Técnicos",
  vehicle: "Vehículos",
  sheet_project: "Planillas",
  custody_chain: "Cadenas de custodia",
  maintenance_sheet: "Hojas de mantenimiento",
  shipping_guide: "Guías de remisión",
  calendar_event: "Eventos",
  reservation: "Reservas",
};

export const samplePartsLabel = "Visitas, líneas y demás";
