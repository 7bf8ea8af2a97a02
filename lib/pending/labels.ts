import { counted } from "../values/count-text";
import type { PendingKind } from "./kinds";

export const pendingLabels: Record<PendingKind, string> = {
  unbilled: "Hecho y no facturado",
  visits_unmarked: "Visitas sin registrar",
  chains_without_scan: "Cadenas sin escaneo",
  drafts: "Sin terminar",
  documents_missing: "Documentos sin archivo",
  double_charges: "Posibles dobles cobros",
  services_without_end: "Servicios sin fin",
};

const sentences: Record<PendingKind, [one: string, many: string]> = {
  unbilled: ["concepto hecho y no facturado", "conceptos hechos y no facturados"],
  visits_unmarked: ["visita pasada sin registrar", "visitas pasadas sin registrar"],
  chains_without_scan: ["cadena sin escaneo firmado", "cadenas sin escaneo firmado"],
  drafts: ["documento en borrador o sin terminar", "documentos en borrador o sin terminar"],
  documents_missing: ["documento sin archivo", "documentos sin archivo"],
  double_charges: ["posible doble cobro", "posibles dobles cobros"],
  services_without_end: ["servicio sin fecha de fin", "servicios sin fecha de fin"],
};

export const pendingInWords = ({ kind, count }: { kind: PendingKind; count: number }): string =>
  counted(count, ...sentences[kind]);
