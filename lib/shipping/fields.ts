import type { NamedFields } from "../records/field";

export const guideFields = {
  projectId: { name: "project_id", label: "Proyecto" },
  guideNumber: { name: "guide_number", label: "Número" },
  type: { name: "type_shipping_guide", label: "Tipo de guía", shortLabel: "Tipo" },
  status: { name: "status", label: "Estado" },
  issueDate: { name: "issue_date", label: "Fecha de emisión", shortLabel: "Fecha" },
  startDate: { name: "start_date", label: "Inicio del traslado", historyLabel: "Fecha de inicio" },
  endDate: { name: "end_date", label: "Fin del traslado", historyLabel: "Fecha de fin" },
  originPlace: { name: "origin_place", label: "Origen" },
  destinationPlace: { name: "destination_place", label: "Destino" },
  carrierName: { name: "carrier_name", label: "Transportista", shortLabel: "Transporta" },
  carrierCi: { name: "carrier_ci", label: "Cédula del transportista" },
  vehiclePlate: { name: "vehicle_plate", label: "Placa" },
  dispatcherName: { name: "dispatcher_name", label: "Despachado por", shortLabel: "Despacha" },
  dispatcherCi: { name: "dispatcher_ci", label: "Cédula de quien despacha" },
  contactName: { name: "contact_name", label: "Contacto en sitio", historyLabel: "Contacto" },
  contactPhone: { name: "contact_phone", label: "Teléfono del contacto" },
  receivedBy: { name: "recibed_by", label: "Recibido por", shortLabel: "Recibe" },
  receivedCi: { name: "recibed_ci", label: "Cédula de quien recibe" },
  reason: { name: "reason_transport", label: "Motivo del traslado", shortLabel: "Motivo" },
  transportCost: { name: "cost_transport", label: "Costo de transporte", shortLabel: "Transporte" },
  stowageCost: { name: "cost_stowage", label: "Costo de estiba", shortLabel: "Estiba" },
  logisticsConcept: {
    name: "sheet_project_logistics_concept",
    label: "Concepto de transporte",
  },
  stowageConcept: { name: "sheet_project_stowage_concept", label: "Concepto de estiba" },
  notes: { name: "notes", label: "Notas" },
} as const satisfies NamedFields;

export const guideItemFields = {
  guideId: { name: "shipping_guide_id", label: "Guía de remisión" },
  equipmentId: { name: "id_resource_item", label: "Equipo" },
  description: { name: "description", label: "Descripción" },
  quantity: { name: "quantity", label: "Cantidad" },
  unit: { name: "unit", label: "Unidad" },
} as const satisfies NamedFields;
