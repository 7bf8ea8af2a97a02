import type { guideStatuses, guideTypes, transportReasons } from "@/db/values";

export const guideTypeLabels: Record<(typeof guideTypes)[number], string> = {
  EXIT: "Salida a proyecto",
  IN: "Entrada a base",
  TRANSFER: "Transferencia",
};

export const guideStatusLabels: Record<(typeof guideStatuses)[number], string> = {
  DRAFT: "BORRADOR",
  CLOSED: "CERRADA",
  VOID: "ANULADA",
};

export const transportReasonLabels: Record<(typeof transportReasons)[number], string> = {
  USE_IN_PROJECT: "USO EN PROYECTO",
  RENT: "ALQUILER",
  DEVOLUTION: "DEVOLUCIÓN",
  SALE: "VENTA",
};
