import * as z from "zod";
import { daysInSpan, weekdayOf } from "../values/dates";
import { DayInput, Id, optionalText, optionalTime, renamed, StrictDay } from "../wire/input";

const names = {
  technical_id: "staffId",
  technical_ids: "staffIds",
  vehicle_id: "vehicleId",
  project_resource_id: "assignmentId",
  planned_date: "plannedDate",
  calendar_event_id: "eventId",
  window_start: "windowStart",
  window_end: "windowEnd",
  is_preview: "isPreview",
} as const;

const longestWindow = 31;
const mostStops = 60;

type Issues = { addIssue: (issue: { code: "custom"; path: string[]; message: string }) => void };

function assertWindow({ from, to }: { from: string; to: string }, issues: Issues) {
  const say = (message: string) => issues.addIssue({ code: "custom", path: ["to"], message });
  if (to < from) say("Debe ser igual o posterior a la primera.");
  else if (daysInSpan(from, to) > longestWindow) say(`Pida ${longestWindow} días como máximo.`);
}

export const DispatchWindow = z.object({ from: DayInput, to: DayInput }).superRefine(assertWindow);

const VisitStop = z.strictObject({ project_resource_id: Id, planned_date: StrictDay });
const EventStop = z.strictObject({ calendar_event_id: Id });

const terms = {
  window_start: optionalTime,
  window_end: optionalTime,
  minutes: z.int().min(1).max(1440).nullish(),
  notes: optionalText(1000),
};

const StopInput = z
  .union([VisitStop.extend(terms), EventStop.extend(terms)], {
    error: "Indique una visita (project_resource_id y planned_date) o un evento.",
  })
  .superRefine(({ window_start, window_end }, issues) => {
    if (window_start && window_end && window_end < window_start)
      issues.addIssue({
        code: "custom",
        path: ["window_end"],
        message: "Debe ser igual o posterior a la primera hora.",
      });
  });

const named = {
  assignmentId: null as number | null,
  plannedDate: null as string | null,
  eventId: null as number | null,
  windowStart: null as string | null,
  windowEnd: null as string | null,
  minutes: null as number | null,
  notes: null as string | null,
};

export type AskedStop = typeof named;

const stopOf = ({
  window_start,
  window_end,
  minutes,
  notes,
  ...subject
}: z.output<typeof StopInput>): AskedStop => ({
  ...named,
  ...renamed(names)(subject),
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
  .transform(renamed(names))
  .meta({ id: "RouteInput" });

/** Onto somebody's route of a day, or onto nobody's; `position` counts from 1, the end without it. */
export const AssignStopInput = z
  .object({
    date: StrictDay,
    technical_id: Id.nullish(),
    stop: z
      .union([VisitStop, EventStop])
      .transform((given) => ({ ...named, ...renamed(names)(given) })),
    position: z.int().min(1).max(mostStops).nullish(),
  })
  .transform(renamed(names));

/** A day, or the days from one to another. */
const someDays = {
  date: StrictDay.optional(),
  from: StrictDay.optional(),
  to: StrictDay.optional(),
};

type SomeDays = { date?: string | undefined; from?: string | undefined; to?: string | undefined };

function assertDays({ date, from, to }: SomeDays, issues: Issues) {
  if (date) return;
  if (from && to) assertWindow({ from, to }, issues);
  else
    issues.addIssue({
      code: "custom",
      path: ["date"],
      message: "Indique el día, o desde y hasta.",
    });
}

const spanOf = <T extends SomeDays>({ date, from, to, ...rest }: T) => ({
  ...rest,
  from: date ?? from ?? "",
  to: date ?? to ?? "",
});

export const ProposeInput = z
  .object({ ...someDays, is_preview: z.boolean().default(false) })
  .superRefine(assertDays)
  .transform(spanOf)
  .transform(renamed(names))
  .meta({ id: "ProposeInput" });

export const PublishInput = z
  .object({ ...someDays, technical_ids: z.array(Id).min(1).max(500).optional() })
  .superRefine(assertDays)
  .transform(spanOf)
  .transform(renamed(names))
  .meta({ id: "PublishInput" });

const Monday = StrictDay.refine((day) => weekdayOf(day) === 0, "Indique un lunes.");

export const CopyWeekInput = z
  .object({ from: Monday, to: Monday })
  .refine(({ from, to }) => from !== to, { path: ["to"], message: "Elija otra semana." })
  .meta({ id: "CopyWeekInput" });

export const CrewInput = z
  .object({ project_resource_id: Id, technical_id: Id.nullish(), vehicle_id: Id.nullish() })
  .transform(({ technical_id, vehicle_id, ...rest }) => ({
    ...rest,
    technical_id: technical_id ?? null,
    vehicle_id: vehicle_id ?? null,
  }))
  .transform(renamed(names))
  .meta({ id: "CrewInput" });
