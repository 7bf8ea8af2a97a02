import { Badge, type Tone } from "@/components/ui/badge";
import type { chainStatuses } from "@/db/values";
import { chainStatusLabels } from "@/lib/custody/labels";

type ChainStatus = (typeof chainStatuses)[number];

export const chainTones: Record<ChainStatus, Tone> = {
  DRAFT: "info",
  COMPLETED: "success",
  CANCELLED: "neutral",
};

export const ChainStatusBadge = ({ status }: { status: ChainStatus }) => (
  <Badge dot tone={chainTones[status]}>
    {chainStatusLabels[status]}
  </Badge>
);
