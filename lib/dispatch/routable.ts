import type { Entry } from "../schedule/entries";
import { isCancelledEvent, isOpenEvent } from "../states/event";
import { isDone, isWaitingVisit } from "../states/visit";

/** It may stand on a route: it waits, or was done. */
export const isRoutable = (entry: Entry): boolean =>
  entry.kind === "event" ? !isCancelledEvent(entry) : isWaitingVisit(entry) || isDone(entry);

/** Somebody has still to go. */
export const isToDo = (entry: Entry): boolean =>
  entry.kind === "event" ? isOpenEvent(entry) : isWaitingVisit(entry) && !entry.isClosed;
