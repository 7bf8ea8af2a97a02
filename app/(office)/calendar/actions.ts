"use server";

import { createEvent } from "@/lib/calendar/create-event";
import { deleteEvent } from "@/lib/calendar/delete-event";
import { EventChanges, EventInput, EventItemMark, EventMove, EventRef } from "@/lib/calendar/input";
import { markItem as markDone } from "@/lib/calendar/mark-item";
import { moveEvent as moveTo } from "@/lib/calendar/move-event";
import { updateEvent } from "@/lib/calendar/update-event";
import { change } from "@/lib/next/action";
import { onceAction } from "@/lib/next/once-action";
import { VisitInput, VisitRef } from "@/lib/schedule/input";
import { markVisit as mark } from "@/lib/schedule/mark-visit";
import { undoVisit as undo } from "@/lib/schedule/undo-visit";

export const create = onceAction({
  operation: "calendar.create",
  input: EventInput,
  run: createEvent,
  idOf: ({ id }) => id,
});

export const update = change({
  operation: "calendar.update",
  input: EventChanges,
  run: updateEvent,
  show: ({ id }) => id,
});

export const markItem = change({
  operation: "calendar.update",
  input: EventItemMark,
  run: markDone,
  show: ({ id }) => id,
});

export const moveEvent = change({ operation: "calendar.move", input: EventMove, run: moveTo });

export const remove = change({ operation: "calendar.delete", input: EventRef, run: deleteEvent });

export const markVisit = change({ operation: "schedule.mark", input: VisitInput, run: mark });

export const undoVisit = change({ operation: "schedule.undo", input: VisitRef, run: undo });
