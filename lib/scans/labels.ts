import type { ScanStatus } from "../states/scan";
import type { PageState } from "./page-state";

export const scanStatusLabels: Record<ScanStatus, string> = {
  READING: "Leyendo",
  REVIEW: "Por revisar",
  SAVING: "Guardando",
  SAVED: "Guardado",
  CANCELLED: "Cancelado",
  FAILED: "No se pudo leer",
};

export const pageStateLabels: Record<PageState | "DROPPED", string> = {
  MATCHED: "Identificada",
  BLANK: "En blanco",
  NO_CODE: "Sin código",
  UNKNOWN: "Cadena desconocida",
  OTHER_PROJECT: "De otro proyecto",
  OTHER_COMPANY: "De otra empresa",
  FORGED: "Código no auténtico",
  LOCKED: "Planilla cerrada o cadena anulada",
  HAS_FILE: "Ya tiene archivo",
  DUPLICATE: "Repetida",
  DROPPED: "Apartada",
};
