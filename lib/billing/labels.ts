import type { lineKinds } from "@/db/values";

export const lineKindLabels: Record<(typeof lineKinds)[number], string> = {
  RENT: "Alquiler",
  SERVICE: "Servicio",
  MAINTENANCE: "Mantenimiento",
  TRANSPORT: "Transporte",
  STOWAGE: "Estiba",
  MANUAL: "Manual",
};
