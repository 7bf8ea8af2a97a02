import { loggedLabels } from "../records/field";
import { staffFields } from "../staff/fields";
import { vehicleFields } from "../vehicles/fields";

const worksheets: Record<string, string> = {
  series_code: "Serie",
  issue_date: "Fecha de emisión",
  period_start: "Inicio del período",
  period_end: "Fin del período",
  service_type: "Tipo de servicio",
  contact_reference: "Contacto",
  contact_phone_reference: "Teléfono del contacto",
  client_po_reference: "Orden de compra",
  final_disposition_reference: "Certificado de disposición final",
  invoice_reference: "Factura",
  subtotal: "Subtotal",
  tax_amount: "IVA",
  total: "Total",
  sheet_project_id: "Planilla",
  kind: "Clase",
  quantity: "Cantidad",
  unit_price: "Precio unitario",
  reference_document: "Referencia",
  maintenance_sheet_id: "Hoja de mantenimiento",
  shipping_guide_id: "Guía de remisión",
  is_manual: "Puesta a mano",
  billed_days: "Días cobrados",
  manual_fields: "Campos puestos a mano",
  charges: "Cobros",
  claims: "Claves de los cobros",
};

const chains: Record<string, string> = {
  consecutive: "Número",
  type_waste: "Residuo",
  volume_unit: "Unidad escrita",
  volume_gallons: "Galones",
  volume_barrels: "Barriles",
  volume_cubic_meters: "Metros cúbicos",
  driver_name: "Conductor",
  driver_license: "Licencia del conductor",
  technical_name: "Técnico",
  start_time: "Hora de inicio",
  end_time: "Hora de fin",
  custody_chain_id: "Cadena de custodia",
  physical_equipment_code: "Orden",
};

const maintenance: Record<string, string> = {
  sheet_number: "Número",
  type_maintenance: "Tipo de mantenimiento",
  fault_description: "Falla",
  fault_causes: "Causas",
  parts_used: "Repuestos",
  work_performed: "Trabajo realizado",
  days: "Días",
  daily_rate: "Tarifa diaria",
  logistics_cost: "Costo de logística",
  parts_cost: "Costo de repuestos",
  total_cost: "Costo total",
  technician_name: "Técnico",
  supervisor_name: "Supervisor",
  approved_by: "Aprobada por",
  approved_at: "Aprobada el",
};

const vehicles: Record<string, string> = {
  ...loggedLabels(vehicleFields),
  date_start: "Desde",
  date_end: "Hasta",
};

const staff: Record<string, string> = {
  ...loggedLabels(staffFields),
  vaccine_type: "Vacuna",
  batch_number: "Lote",
  application_date: "Fecha de aplicación",
  dose_number: "Dosis",
  next_dose_date: "Próxima dosis",
};

const files: Record<string, string> = {
  number: "Número",
  issued_on: "Fecha de emisión",
  page_count: "Páginas",
  progress: "Avance",
  failure: "Motivo del fallo",
  worked_at: "Último avance",
};

export const documentLabels: Record<string, string> = {
  ...worksheets,
  ...chains,
  ...maintenance,
  ...vehicles,
  ...staff,
  ...files,
};
