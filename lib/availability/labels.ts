import type { blockKinds } from "@/db/values";

export type BlockKind = (typeof blockKinds)[number];

export const blockKindLabels: Record<BlockKind, string> = {
  REPAIR: "Reparación",
  INSPECTION: "Inspección",
  TRANSIT: "Traslado",
  OTHER: "Otro",
};
