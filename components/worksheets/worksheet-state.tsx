import { Lock } from "lucide-react";
import { Badge, type Tone } from "@/components/ui/badge";
import type { WorksheetStatus } from "@/lib/states/worksheet";
import { worksheetStatusLabels } from "@/lib/worksheets/labels";

const tones: Record<WorksheetStatus, Tone> = {
  IN_PROGRESS: "info",
  LIQUIDATED: "warning",
  INVOICED: "success",
  CANCELLED: "neutral",
};

export const WorksheetState = (sheet: { status: WorksheetStatus; isClosed: boolean }) => (
  <span className="inline-flex flex-wrap gap-1.5">
    <Badge dot tone={tones[sheet.status]}>
      {worksheetStatusLabels[sheet.status]}
    </Badge>
    {sheet.isClosed ? <Badge icon={Lock}>CERRADA</Badge> : null}
  </span>
);
