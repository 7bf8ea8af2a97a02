import { Badge, type Tone } from "@/components/ui/badge";
import { expiryWords, type RecordStand, type Stand } from "@/lib/alerts/expiry-words";

const tones: Record<Stand["status"], Tone> = {
  expired: "danger",
  due_10: "warning",
  due_30: "info",
  valid: "success",
  missing: "neutral",
};

export const ExpiryBadge = ({ stand }: { stand: RecordStand }) =>
  typeof stand === "string" ? (
    <Badge>{expiryWords(stand)}</Badge>
  ) : (
    <Badge dot tone={tones[stand.status]}>
      {expiryWords(stand)}
    </Badge>
  );
