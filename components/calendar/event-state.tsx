import { Badge, type Tone } from "@/components/ui/badge";
import { eventStatusLabels } from "@/lib/calendar/labels";
import type { CalendarEvent } from "@/lib/calendar/queries";

const tones: Record<CalendarEvent["status"], Tone> = {
  SCHEDULED: "accent",
  IN_PROGRESS: "info",
  COMPLETED: "success",
  CANCELLED: "neutral",
};

export const EventState = ({ status }: Pick<CalendarEvent, "status">) => (
  <Badge dot tone={tones[status]}>
    {eventStatusLabels[status]}
  </Badge>
);
