import { Badge } from "@/components/ui/badge";
import { showSize } from "@/lib/files/accepted";

const soon = 7;

export const FileCell = ({ fileName, size }: { fileName: string; size: number }) => (
  <>
    <span className="block max-w-80 text-ink [overflow-wrap:anywhere]">{fileName}</span>
    <span className="text-muted text-xs">{showSize(size)}</span>
  </>
);

export const DaysLeft = ({ daysLeft }: { daysLeft: number }) => (
  <Badge tone={daysLeft <= soon ? "warning" : "neutral"}>
    {daysLeft === 1 ? "1 día" : `${daysLeft} días`}
  </Badge>
);
