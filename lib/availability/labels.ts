import type { blockKinds, conflictKinds, conflictWays } from "@/db/values";

export type BlockKind = (typeof blockKinds)[number];

export const blockKindLabels: Record<BlockKind, string> = {
  REPAIR: "Reparación",
  INSPECTION: "Inspección",
  TRANSIT: "Traslado",
  OTHER: "Otro",
};

export const conflictLabels: Record<(typeof conflictKinds)[number], string> = {
  STILL_OUT: "Reservado y sigue fuera",
  YIELDED: "Reserva sin equipo",
  UNFIT: "Reservado y no funciona",
  OVERDUE: "Retorno atrasado",
};

export const wayLabels: Record<(typeof conflictWays)[number], string> = {
  EXCHANGE: "Intercambiar el equipo",
  SWAP: "Cambiar el equipo de la reserva",
  REPAIR: "Reparar el equipo",
  RETURN: "Liberarlo o mover su retorno",
};
