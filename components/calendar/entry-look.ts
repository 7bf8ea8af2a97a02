import {
  CalendarDays,
  Check,
  ClipboardCheck,
  Clock,
  type LucideIcon,
  PackageMinus,
  PackagePlus,
  Repeat,
  Wrench,
  X,
} from "lucide-react";
import type { Tone } from "@/components/ui/badge";
import type { Entry, EventEntry, VisitEntry } from "@/lib/schedule/entries";
import { isOverdue } from "@/lib/schedule/labels";
import { isUrgent } from "@/lib/states/event";
import type { Day } from "@/lib/values/dates";

type Look = { tone: Tone; icon: LucideIcon; isOver?: boolean };

const eventIcons: Record<EventEntry["type"], LucideIcon> = {
  MAINTENANCE: Wrench,
  INSTALLATION: PackagePlus,
  REMOVAL: PackageMinus,
  INSPECTION: ClipboardCheck,
  OTHER: CalendarDays,
};

const visitLooks: Record<VisitEntry["status"], Look> = {
  PLANNED: { tone: "info", icon: Repeat },
  MOVED: { tone: "info", icon: Repeat },
  DONE: { tone: "success", icon: Check },
  SKIPPED: { tone: "neutral", icon: X, isOver: true },
};

const endedLooks: Partial<Record<EventEntry["status"], Look>> = {
  CANCELLED: { tone: "neutral", icon: X, isOver: true },
  COMPLETED: { tone: "success", icon: Check },
};

const lookOfEvent = (event: EventEntry): Look =>
  endedLooks[event.status] ?? {
    tone: isUrgent(event) ? "danger" : "accent",
    icon: eventIcons[event.type],
  };

/** Never the only sign: the entry's words say the same. */
export function lookOf(entry: Entry, today: Day): Look {
  if (isOverdue(entry, today)) return { tone: "warning", icon: Clock };
  return entry.kind === "event" ? lookOfEvent(entry) : visitLooks[entry.status];
}

export const toneClasses: Record<Tone, string> = {
  neutral: "bg-sunken text-muted border-line-strong",
  accent: "bg-accent-soft text-accent-ink border-accent",
  success: "bg-success-soft text-success-ink border-success",
  warning: "bg-warn-soft text-warn-ink border-warn",
  danger: "bg-danger-soft text-danger-ink border-danger",
  info: "bg-info-soft text-info-ink border-info",
};
