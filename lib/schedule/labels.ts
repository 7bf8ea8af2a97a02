import { eventStatusLabels, eventTypeLabels } from "../calendar/labels";
import { openEventStatuses } from "../states/event";
import type { Day } from "../values/dates";
import type { Entry, VisitEntry } from "./entries";

export const visitStatusLabels: Record<VisitEntry["status"], string> = {
  PLANNED: "Prevista",
  DONE: "Realizada",
  SKIPPED: "Omitida",
  MOVED: "Movida",
};

const waiting: readonly Entry["status"][] = ["PLANNED", "MOVED", ...openEventStatuses];

/** Whether something is still to do in what ended on a day that is past. */
export const isOverdue = ({ status, to }: Entry, today: Day): boolean =>
  to < today && waiting.includes(status);

/** What is recorded of an entry of the calendar. */
export const entryStatus = (entry: Entry): string =>
  entry.kind === "event" ? eventStatusLabels[entry.status] : visitStatusLabels[entry.status];

/** Where an entry stands today. */
export function entryState(entry: Entry, today: Day): string {
  if (!isOverdue(entry, today)) return entryStatus(entry);
  return entry.kind === "visit" ? "Atrasada" : "Atrasado";
}

/** What kind of entry it is. */
export const entryType = (entry: Entry): string =>
  entry.kind === "event" ? eventTypeLabels[entry.type] : "Visita";

type Hours = { startTime: string | null; endTime: string | null };

/** "08:00–10:30", "08:00", "Hasta las 10:30", or nothing for a whole day. */
export const entryHours = ({ startTime, endTime }: Hours): string =>
  startTime === null && endTime !== null
    ? `Hasta las ${endTime}`
    : [startTime, endTime].filter((time) => time !== null).join("–");
