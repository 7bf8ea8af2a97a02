import type { blockKinds, claimKinds } from "@/db/values";
import type { OpenSpan } from "../unit-claims/list-unit-claims";
import { showDay } from "../values/dates";

export type BlockKind = (typeof blockKinds)[number];

export const blockKindLabels: Record<BlockKind, string> = {
  REPAIR: "Reparación",
  INSPECTION: "Inspección",
  TRANSIT: "Traslado",
  OTHER: "Otro",
};

export const claimKindLabels: Record<(typeof claimKinds)[number], string> = {
  ASSIGNMENT: "Asignado",
  RESERVATION: "Reservado",
  BLOCK: "Bloqueado",
};

export const daysClaimed = ({ from, to }: OpenSpan): string =>
  to === null
    ? `desde el ${showDay(from)}, sin fecha de retorno`
    : `del ${showDay(from)} al ${showDay(to)}`;
