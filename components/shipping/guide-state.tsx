import { Badge, type Tone } from "@/components/ui/badge";
import { guideStatusLabels } from "@/lib/shipping/labels";
import type { GuideStatus } from "@/lib/states/guide";

export const guideTones: Record<GuideStatus, Tone> = {
  DRAFT: "info",
  CLOSED: "success",
  VOID: "neutral",
};

export const GuideState = ({ status }: { status: GuideStatus }) => (
  <Badge dot tone={guideTones[status]}>
    {guideStatusLabels[status]}
  </Badge>
);
