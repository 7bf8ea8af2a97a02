"use server";

import { createEvent } from "@/lib/calendar/create-event";
import { deleteEvent } from "@/lib/calendar/delete-event";
import { EventChanges, EventInput, EventItemMark, EventMove, EventRef } from "@/lib/calendar/input";
import { markItem } from "@/lib/calendar/mark-item";
import { moveEvent } from "@/lib/calendar/move-event";
import { updateEvent } from "@/lib/calendar/update-event";
import { change } from "@/lib/next/action";
import { onceAction } from "@/lib/next/once-action";

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

export const mark = change({
  operation: "calendar.update",
  input: EventItemMark,
  run: markItem,
  show: ({ id }) => id,
});

export const move = change({ operation: "calendar.move", input: EventMove, run: moveEvent });

export const remove = change({ operation: "calendar.delete", input: EventRef, run: deleteEvent });
