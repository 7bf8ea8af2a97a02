import { Badge, type Tone } from "@/components/ui/badge";
import { reservationStatusLabels } from "@/lib/reservations/labels";
import type { ReservationStatus } from "@/lib/states/reservation";

const tones: Record<ReservationStatus, Tone> = {
  DRAFT: "info",
  HELD: "warning",
  CONFIRMED: "success",
  CONVERTED: "accent",
  EXPIRED: "danger",
  CANCELLED: "neutral",
};

export const ReservationState = ({ status }: { status: ReservationStatus }) => (
  <Badge dot tone={tones[status]}>
    {reservationStatusLabels[status]}
  </Badge>
);
