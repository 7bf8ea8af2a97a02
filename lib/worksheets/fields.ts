import type { NamedFields } from "../records/field";

export const worksheetFields = {
  projectId: { name: "project_id", label: "Proyecto" },
  seriesCode: { name: "series_code", label: "Serie" },
  date: { name: "date", label: "Fecha" },
  issueDate: { name: "issue_date", label: "Fecha de emisión" },
  periodStart: { name: "period_start", label: "Inicio del período" },
  periodEnd: { name: "period_end", label: "Fin del período" },
  status: { name: "status", label: "Estado" },
  serviceType: {
    name: "service_type",
    label: "Objeto del servicio",
    historyLabel: "Tipo de servicio",
  },
  contactReference: { name: "contact_reference", label: "Contacto" },
  contactPhoneReference: { name: "contact_phone_reference", label: "Teléfono del contacto" },
  clientOrderReference: { name: "client_po_reference", label: "Orden de compra" },
  finalDispositionReference: {
    name: "final_disposition_reference",
    label: "Disposición final",
    historyLabel: "Certificado de disposición final",
  },
  invoiceReference: { name: "invoice_reference", label: "Factura" },
  subtotal: { name: "subtotal", label: "Subtotal" },
  taxPercentage: { name: "tax_percentage", label: "IVA", historyLabel: "IVA (%)" },
  taxAmount: { name: "tax_amount", label: "IVA" },
  total: { name: "total", label: "Total" },
  observations: { name: "observations", label: "Observaciones" },
  isClosed: { name: "is_closed", label: "Cerrada", historyLabel: "Cerrado" },
} as const satisfies NamedFields;

export const sheetLineFields = {
  worksheetId: { name: "sheet_project_id", label: "Planilla" },
  kind: { name: "kind", label: "Clase" },
  assignmentId: { name: "project_resource_id", label: "Asignación" },
  equipmentId: { name: "resource_item_id", label: "Equipo o servicio" },
  maintenanceSheetId: { name: "maintenance_sheet_id", label: "Hoja de mantenimiento" },
  shippingGuideId: { name: "shipping_guide_id", label: "Guía de remisión" },
  date: { name: "date", label: "Fecha" },
  description: { name: "description", label: "Descripción" },
  quantity: { name: "quantity", label: "Cantidad" },
  unitPrice: { name: "unit_price", label: "Precio unitario", shortLabel: "P. unitario" },
  subtotal: { name: "subtotal", label: "Subtotal" },
  referenceDocument: {
    name: "reference_document",
    label: "Referencia",
    formLabel: "Documento de referencia",
  },
  isManual: { name: "is_manual", label: "Puesta a mano" },
  manualFields: { name: "manual_fields", label: "Campos puestos a mano" },
  billedDays: { name: "billed_days", label: "Días cobrados" },
} as const satisfies NamedFields;
