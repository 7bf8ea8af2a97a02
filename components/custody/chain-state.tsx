import { Badge, type Tone } from "@/components/ui/badge";
import type { chainStatuses } from "@/db/values";
import { chainStatusLabels } from "@/lib/custody/labels";

type ChainStatus = (typeof chainStatuses)[number];

const tones: Record<ChainStatus, Tone> = {
  DRAFT: "info",
  COMPLETED: "success",
  CANCELLED: "neutral",
};

export const ChainState = ({ status }: { status: ChainStatus }) => (
  <Badge dot tone={tones[status]}>
    {chainStatusLabels[status]}
  </Badge>
);
