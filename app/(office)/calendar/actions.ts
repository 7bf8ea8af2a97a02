"use server";

import { createEvent } from "@/lib/calendar/create-event";
import { deleteEvent } from "@/lib/calendar/delete-event";
import { EventChanges, EventInput, EventItemMark, EventMove, EventRef } from "@/lib/calendar/input";
import { markItem as markDone } from "@/lib/calendar/mark-item";
import { moveEvent as moveTo } from "@/lib/calendar/move-event";
import { updateEvent } from "@/lib/calendar/update-event";
import { ProjectSearch, UnitSearch } from "@/lib/maintenance/list-input";
import { listUnitOptions } from "@/lib/maintenance/list-unit-options";
import { action, change } from "@/lib/next/action";
import { onceAction } from "@/lib/next/once-action";
import { listProjects } from "@/lib/projects/list-projects";
import { projectOption } from "@/lib/projects/project-option";
import { VisitInput, VisitRef } from "@/lib/schedule/input";
import { markVisit as mark } from "@/lib/schedule/mark-visit";
import { undoVisit as undo } from "@/lib/schedule/undo-visit";
import { listStaffOptions } from "@/lib/staff/list-staff-options";

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

export const searchProjects = action({
  operation: "calendar.create",
  input: ProjectSearch,
  run: (ctx, { search }) =>
    listProjects(ctx, { search, isClosed: false, page: { page: 1, pageSize: 20 } }),
  refresh: [],
  show: ({ rows }) => rows.map(projectOption),
});

export const searchUnits = action({
  operation: "calendar.create",
  input: UnitSearch,
  run: listUnitOptions,
  refresh: [],
  show: (units) =>
    units.map(({ id, code, detail }) => ({ value: String(id), label: code, detail })),
});

export const searchStaff = action({
  operation: "calendar.create",
  input: ProjectSearch,
  run: listStaffOptions,
  refresh: [],
  show: (people) =>
    people.map(({ id, name, dni }) => ({ value: String(id), label: name, detail: dni })),
});
