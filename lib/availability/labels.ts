import type { blockKinds, claimKinds, conflictKinds, conflictWays } from "@/db/values";
import type { HalfOpenSpan } from "../unit-claims/list-unit-claims";
import { showDay } from "../values/dates";

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

export const claimKindLabels: Record<(typeof claimKinds)[number], string> = {
  ASSIGNMENT: "Asignado",
  RESERVATION: "Reservado",
  BLOCK: "Bloqueado",
};

export const daysClaimed = ({ from, to }: HalfOpenSpan): string =>
  to === null
    ? `desde el ${showDay(from)}, sin fecha de retorno`
    : `del ${showDay(from)} al ${showDay(to)}`;
