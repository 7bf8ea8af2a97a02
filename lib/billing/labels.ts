import type { lineKinds } from "@/db/values";

/** What a line bills, in a word. */
export const lineKindLabels: Record<(typeof lineKinds)[number], string> = {
  RENT: "Alquiler",
  SERVICE: "Servicio",
  MAINTENANCE: "Mantenimiento",
  TRANSPORT: "Transporte",
  STOWAGE: "Estiba",
  MANUAL: "Manual",
};
