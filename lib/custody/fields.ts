import type { NamedFields } from "../records/field";

/** What the fields of a custody chain are called. */
export const chainFields = {
  worksheetId: { name: "sheet_project_id", label: "Planilla" },
  consecutive: { name: "consecutive", label: "Número" },
  date: { name: "date", label: "Fecha" },
  startTime: { name: "start_time", label: "Hora de inicio" },
  endTime: { name: "end_time", label: "Hora de fin" },
  location: { name: "location", label: "Ubicación", historyLabel: "Campamento" },
  waste: { name: "type_waste", label: "Residuo", formLabel: "Material transportado" },
  status: { name: "status", label: "Estado" },
  volumeUnit: { name: "volume_unit", label: "Unidad escrita" },
  gallons: { name: "volume_gallons", label: "Galones" },
  barrels: {
    name: "volume_barrels",
    label: "Barriles (BBL)",
    historyLabel: "Barriles",
    shortLabel: "BBL",
  },
  cubicMeters: { name: "volume_cubic_meters", label: "m³", historyLabel: "Metros cúbicos" },
  contactName: {
    name: "contact_name",
    label: "Contacto",
    formLabel: "Destino: contacto responsable",
    shortLabel: "Destino",
  },
  contactPhone: { name: "contact_phone", label: "Teléfono del contacto" },
  driverName: { name: "driver_name", label: "Conductor", shortLabel: "Transportista" },
  driverLicense: { name: "driver_license", label: "Licencia del conductor" },
  technicianName: {
    name: "technical_name",
    label: "Técnico",
    formLabel: "Origen: técnico responsable",
    shortLabel: "Origen",
  },
  staffId: { name: "technical_id", label: "Técnico" },
  vehicleId: { name: "vehicle_id", label: "Vehículo" },
  observations: { name: "observations", label: "Observaciones" },
} as const satisfies NamedFields;

/** What the fields of a unit or service in a chain are called. */
export const chainItemFields = {
  chainId: { name: "custody_chain_id", label: "Cadena de custodia" },
  assignmentId: { name: "project_resource_id", label: "Asignación" },
  equipmentId: { name: "resource_item_id", label: "Equipo o servicio" },
  sequence: { name: "physical_equipment_code", label: "Orden" },
} as const satisfies NamedFields;
