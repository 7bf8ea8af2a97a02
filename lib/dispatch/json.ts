import * as z from "zod";
import { routeStatuses } from "@/db/values";
import type { Entry } from "../schedule/entries";
import { listBody, namedBody, recordBody } from "../wire/output";
import type { BoardDay, BoardRoute, BoardStop } from "./board";
import type { Crew } from "./set-crew";
import { subjectOfEntry } from "./stop-key";

const Text = z.string().nullable();
const Day = z.iso.date();
const Time = z.string().nullable();

export const workShape = {
  project_resource_id: z.int().nullable(),
  planned_date: Day.nullable(),
  calendar_event_id: z.int().nullable(),
  title: z.string(),
  project_id: z.int(),
  partner_name: z.string(),
  location: z.string(),
  resource_item_codes: z.array(z.string()),
  status: z.string(),
};

const WorkBody = namedBody("DispatchWork", workShape);

const StopBody = namedBody("RouteStop", {
  ...workShape,
  position: z.int(),
  minutes: z.int(),
  window_start: Time,
  window_end: Time,
  notes: Text,
});

export const RouteBody = namedBody("Route", {
  id: z.int(),
  version: z.int(),
  date: Day,
  technical_id: z.int(),
  technical_name: z.string(),
  vehicle_id: z.int().nullable(),
  vehicle_plate: Text,
  status: z.enum(routeStatuses),
  published_at: z.iso.datetime().nullable(),
  notes: Text,
  minutes: z.int(),
  warnings: z.array(z.string()),
  stops: z.array(StopBody),
});

const DayBody = namedBody("DispatchDay", {
  date: Day,
  unassigned: z.array(WorkBody),
  routes: z.array(RouteBody),
});

export const workJson = (entry: Entry): z.input<typeof WorkBody> => {
  const { assignmentId, plannedDate, eventId } = subjectOfEntry(entry);
  return {
    project_resource_id: assignmentId,
    planned_date: plannedDate,
    calendar_event_id: eventId,
    title: entry.title,
    project_id: entry.project.id,
    partner_name: entry.project.partner,
    location: entry.project.location,
    resource_item_codes: entry.units,
    status: entry.status,
  };
};

const stopJson = (stop: BoardStop, at: number): z.input<typeof StopBody> => ({
  ...workJson(stop.entry),
  position: at + 1,
  minutes: stop.minutes,
  window_start: stop.windowStart,
  window_end: stop.windowEnd,
  notes: stop.notes,
});

export const routeBodyJson = (route: BoardRoute): z.input<typeof RouteBody> => ({
  id: route.id,
  version: route.version,
  date: route.date,
  technical_id: route.staffId,
  technical_name: route.staffName,
  vehicle_id: route.vehicleId,
  vehicle_plate: route.plate,
  status: route.status,
  published_at: route.publishedAt?.toISOString() ?? null,
  notes: route.notes,
  minutes: route.minutes,
  warnings: route.warnings,
  stops: route.stops.map(stopJson),
});

const dayJson = (day: BoardDay): z.input<typeof DayBody> => ({
  date: day.date,
  unassigned: day.unassigned.map(workJson),
  routes: day.routes.map(routeBodyJson),
});

export const DispatchDays = listBody(DayBody);
export const RouteRecord = recordBody(RouteBody);

export const CrewRecord = recordBody(
  namedBody("AssignmentCrew", {
    project_resource_id: z.int(),
    technical_id: z.int().nullable(),
    vehicle_id: z.int().nullable(),
  }),
);

export const dispatchDaysJson = (days: readonly BoardDay[]) => ({ data: days.map(dayJson) });

export const routeSavedJson = (route: BoardRoute) => ({
  message: "Ruta guardada.",
  data: routeBodyJson(route),
});

export const crewSavedJson = (crew: Crew) => ({
  message: "Cuadrilla guardada.",
  data: {
    project_resource_id: crew.assignmentId,
    technical_id: crew.staffId,
    vehicle_id: crew.vehicleId,
  },
});
