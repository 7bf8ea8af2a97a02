import { Badge, type Tone } from "@/components/ui/badge";
import { scanStatusLabels } from "@/lib/scans/labels";
import type { ScanStatus } from "@/lib/states/scan";

const tones: Record<ScanStatus, Tone> = {
  READING: "info",
  REVIEW: "warning",
  SAVING: "info",
  SAVED: "success",
  CANCELLED: "neutral",
  FAILED: "danger",
};

export const ScanState = ({ status }: { status: ScanStatus }) => (
  <Badge dot tone={tones[status]}>
    {scanStatusLabels[status]}
  </Badge>
);
