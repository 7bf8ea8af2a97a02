import * as z from "zod";
import { Id, optionalText, optionalTime, renamed, StrictDay } from "../wire/input";
import { dispatchNames } from "./names";
import type { Issues } from "./range-input";

const mostStops = 60;

const VisitStop = z.strictObject({ project_resource_id: Id, planned_date: StrictDay });
const EventStop = z.strictObject({ calendar_event_id: Id });

const stopDetails = {
  window_start: optionalTime,
  window_end: optionalTime,
  minutes: z.int().min(1).max(1440).nullish(),
  notes: optionalText(1000),
};

type TimeWindow = {
  window_start?: string | null | undefined;
  window_end?: string | null | undefined;
};

function assertHours({ window_start: start, window_end: end }: TimeWindow, issues: Issues) {
  const message = "Debe ser igual o posterior a la primera hora.";
  if (start && end && end < start)
    issues.addIssue({ code: "custom", path: ["window_end"], message });
}

const StopInput = z
  .union([VisitStop.extend(stopDetails), EventStop.extend(stopDetails)], {
    error: "Indique una visita (project_resource_id y planned_date) o un evento.",
  })
  .superRefine(assertHours);

const emptyStop = {
  assignmentId: null as number | null,
  plannedDate: null as string | null,
  eventId: null as number | null,
  windowStart: null as string | null,
  windowEnd: null as string | null,
  minutes: null as number | null,
  notes: null as string | null,
};

export type AskedStop = typeof emptyStop;

const stopOf = ({
  window_start,
  window_end,
  minutes,
  notes,
  ...subject
}: z.output<typeof StopInput>): AskedStop => ({
  ...emptyStop,
  ...renamed(dispatchNames)(subject),
  windowStart: window_start ?? null,
  windowEnd: window_end ?? null,
  minutes: minutes ?? null,
  notes: notes ?? null,
});

const isOnce = (stops: readonly AskedStop[]): boolean =>
  new Set(stops.map((stop) => `${stop.assignmentId} ${stop.plannedDate} ${stop.eventId}`)).size ===
  stops.length;

/** The whole route of somebody on a day: what stands there and is not named leaves it. */
export const RouteInput = z
  .object({
    date: StrictDay,
    technical_id: Id,
    vehicle_id: Id.nullish(),
    notes: optionalText(2000),
    stops: z
      .array(StopInput.transform(stopOf))
      .max(mostStops, `Una ruta tiene ${mostStops} paradas como máximo.`)
      .refine(isOnce, "Una parada está repetida."),
  })
  .transform(renamed(dispatchNames))
  .meta({ id: "RouteInput" });

const Position = z.int().min(1).max(mostStops);

type AssignStopBody = z.output<typeof assignStopBody>;

const assignStopBody = z.object({
  date: StrictDay,
  technical_id: Id.nullish(),
  project_resource_id: Id.nullish(),
  planned_date: StrictDay.nullish(),
  calendar_event_id: Id.nullish(),
  position: Position.nullish(),
  ...stopDetails,
  /** From now on he usually goes. */
  is_usual: z.boolean().default(false),
});

const isOneSubject = ({
  project_resource_id: service,
  planned_date: planned,
  calendar_event_id: event,
}: AssignStopBody): boolean => (event ? !service && !planned : Boolean(service && planned));

const given = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

type StopDetails = Pick<AskedStop, "windowStart" | "windowEnd" | "minutes" | "notes">;

/** Onto somebody's route of a day, or onto nobody's; `position` counts from 1, the end without it. */
export const AssignStopInput = assignStopBody
  .refine(isOneSubject, { path: ["calendar_event_id"], message: "Indique una visita o un evento." })
  .superRefine(assertHours)
  .transform(({ date, technical_id, position, is_usual, ...asked }) => ({
    date,
    staffId: technical_id ?? null,
    position: position ?? null,
    isUsual: is_usual,
    stop: {
      ...emptyStop,
      assignmentId: asked.project_resource_id ?? null,
      plannedDate: asked.planned_date ?? null,
      eventId: asked.calendar_event_id ?? null,
    },
    /** Those that are said; the others stay as they stood. */
    details: given({
      windowStart: asked.window_start,
      windowEnd: asked.window_end,
      minutes: asked.minutes,
      notes: asked.notes,
    }) as Partial<StopDetails>,
  }));
