import type { worksheetStatuses } from "@/db/values";

export const worksheetStatusLabels: Record<(typeof worksheetStatuses)[number], string> = {
  IN_PROGRESS: "EN EJECUCIÓN",
  LIQUIDATED: "LIQUIDADA",
  INVOICED: "FACTURADA",
  CANCELLED: "CANCELADA",
};
