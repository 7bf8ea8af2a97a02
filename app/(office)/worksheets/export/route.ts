import { listWorksheetRows } from "@/lib/billing/list-worksheet-rows";
import { exportOf } from "@/lib/next/export";
import { worksheetStatusLabels } from "@/lib/worksheets/labels";
import { worksheetQuery } from "@/lib/worksheets/list-input";

export const GET = exportOf({
  operation: "worksheets.list",
  name: "Planillas",
  query: worksheetQuery,
  read: listWorksheetRows,
  inPages: true,
  columns: [
    { header: "Serie", type: "text", value: (sheet) => sheet.seriesCode },
    { header: "Proyecto", type: "number", value: (sheet) => sheet.projectId },
    { header: "Campamento", type: "text", value: (sheet) => sheet.location },
    { header: "Cliente", type: "text", value: (sheet) => sheet.partnerName },
    { header: "Fecha", type: "date", value: (sheet) => sheet.date },
    { header: "Emisión", type: "date", value: (sheet) => sheet.issueDate },
    { header: "Inicio del período", type: "date", value: (sheet) => sheet.periodStart },
    { header: "Fin del período", type: "date", value: (sheet) => sheet.periodEnd },
    { header: "Estado", type: "text", value: (sheet) => worksheetStatusLabels[sheet.status] },
    { header: "Cerrada", type: "boolean", value: (sheet) => sheet.isClosed },
    { header: "Subtotal", type: "money", value: (sheet) => sheet.subtotal },
    { header: "% IVA", type: "number", value: (sheet) => sheet.taxPercentage },
    { header: "IVA", type: "money", value: (sheet) => sheet.taxAmount },
    { header: "Total", type: "money", value: (sheet) => sheet.total },
    { header: "Factura", type: "text", value: (sheet) => sheet.invoiceReference },
    { header: "Orden de compra", type: "text", value: (sheet) => sheet.clientOrderReference },
    { header: "Observaciones", type: "text", value: (sheet) => sheet.observations },
  ],
});
