import { eventStatusLabels, eventTypeLabels } from "../calendar/labels";
import { isOpenEvent } from "../states/event";
import { isWaitingVisit } from "../states/visit";
import type { Day } from "../values/dates";
import type { Entry, VisitEntry } from "./entries";

export const visitStatusLabels: Record<VisitEntry["status"], string> = {
  PLANNED: "Prevista",
  DONE: "Realizada",
  SKIPPED: "Omitida",
  MOVED: "Movida",
};

export const isWaitingEntry = (entry: Entry): boolean =>
  entry.kind === "event" ? isOpenEvent(entry) : isWaitingVisit(entry);

export const isOverdue = (entry: Entry, today: Day): boolean =>
  entry.to < today && isWaitingEntry(entry);

export const entryStatus = (entry: Entry): string =>
  entry.kind === "event" ? eventStatusLabels[entry.status] : visitStatusLabels[entry.status];

export function entryState(entry: Entry, today: Day): string {
  if (!isOverdue(entry, today)) return entryStatus(entry);
  return entry.kind === "visit" ? "Atrasada" : "Atrasado";
}

export const entryType = (entry: Entry): string =>
  entry.kind === "event" ? eventTypeLabels[entry.type] : "Visita";

type Hours = { startTime: string | null; endTime: string | null };

/** "08:00–10:30", "08:00", "Hasta las 10:30", or nothing for a whole day. */
export const entryHours = ({ startTime, endTime }: Hours): string =>
  startTime === null && endTime !== null
    ? `Hasta las ${endTime}`
    : [startTime, endTime].filter((time) => time !== null).join("–");
