import { loggedFieldLabels } from "./field-labels";
import type { RecordType } from "./list-changes";

export const recordTypeLabels: Record<RecordType, string> = {
  user: "Usuario",
  settings: "Configuración",
  operator_block: "Bloque",
  partner: "Cliente",
  project: "Proyecto",
  project_template: "Plantilla de proyecto",
  resource_item: "Equipo o servicio",
  project_resource: "Asignación",
  sheet_project: "Planilla",
  sheet_project_detail: "Línea de planilla",
  custody_chain: "Cadena de custodia",
  custody_chain_detail: "Equipo de cadena de custodia",
  maintenance_sheet: "Hoja de mantenimiento",
  vehicle: "Vehículo",
  certification_vehicle: "Certificación de vehículo",
  pass_vehicle: "Pase de vehículo",
  technical: "Técnico",
  pass_technical: "Pase de técnico",
  vaccination_record: "Vacuna",
  shipping_guide: "Guía de remisión",
  shipping_guide_detail: "Detalle de guía de remisión",
  calendar_event: "Evento",
  calendar_event_detail: "Detalle de evento",
  schedule_visit: "Visita",
  attachment: "Documento",
  custody_scan: "Escaneo de cadenas",
  disposition_certificate: "Certificado de disposición final",
  write_off: "Renuncia de cobro",
  assignment_rate: "Tarifa",
  price_list_entry: "Precio de lista",
  compliance_rule: "Regla de aptitud",
  compliance_override: "Excepción de aptitud",
  confirmed_charge: "Doble cobro confirmado",
  unit_block: "Bloqueo de equipo",
  reservation: "Reserva",
  reservation_line: "Línea de reserva",
  reservation_unit: "Equipo de reserva",
  assignment_crew: "Cuadrilla",
  route: "Ruta",
  route_stop: "Parada",
};

export const isNamed = (field: string): boolean => Object.hasOwn(loggedFieldLabels, field);

export const fieldLabel = (field: string): string =>
  loggedFieldLabels[field] ??
  `${field.charAt(0).toUpperCase()}${field.slice(1).replaceAll("_", " ")}`;
