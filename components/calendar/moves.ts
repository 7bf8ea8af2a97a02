import type { ChangeAct } from "@/components/ui/use-act";
import type { Entry } from "@/lib/schedule/entries";
import { isOpenEvent } from "@/lib/states/event";
import { isWaitingVisit, movedStatus } from "@/lib/states/visit";
import { addDays, type Day, daysBetween } from "@/lib/values/dates";

export interface MoveActs {
  moveEvent: ChangeAct;
  /** Gives the identifier of its record. */
  markVisit: ChangeAct<number>;
  undoVisit: ChangeAct;
}

export interface MayDo {
  create: boolean;
  update: boolean;
  move: boolean;
  mark: boolean;
  undo: boolean;
}

export function isMovable(entry: Entry, mayDo: MayDo): boolean {
  if (entry.kind === "event") return mayDo.move && isOpenEvent(entry);
  return mayDo.mark && isWaitingVisit(entry);
}

/** As shown before the server answers. */
export function movedByDays(entry: Entry, days: number): Entry {
  const span = { from: addDays(entry.from, days), to: addDays(entry.to, days) };
  return { ...entry, ...span };
}

/** A visit that returns to its planned day is planned again. */
export function sendMove(acts: MoveActs, entry: Entry, to: Day, seen = entry.version) {
  if (entry.kind === "event")
    return acts.moveEvent({ event_id: entry.eventId, start_date: to }, seen);
  if (to === entry.plannedDate && entry.visitId !== null)
    return acts.undoVisit({ visit_id: entry.visitId }, seen);
  const move = {
    project_resource_id: entry.assignmentId,
    date: entry.plannedDate,
    status: movedStatus,
    moved_to: to,
  };
  return acts.markVisit(move, seen);
}

/** The first day of an entry that was picked up on one of its days and dropped on another. */
export const droppedOn = (entry: Entry, held: Day, target: Day): Day =>
  addDays(entry.from, daysBetween(held, target));
