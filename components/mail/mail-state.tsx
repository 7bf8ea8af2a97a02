import { Badge, type Tone } from "@/components/ui/badge";
import { type MailState, mailStateLabels } from "@/lib/mail/labels";

const tones: Record<MailState, Tone> = {
  QUEUED: "info",
  SENT: "success",
  FAILED: "danger",
  HELD: "warning",
};

export const MailStateBadge = ({ status }: { status: MailState }) => (
  <Badge tone={tones[status]}>{mailStateLabels[status]}</Badge>
);
