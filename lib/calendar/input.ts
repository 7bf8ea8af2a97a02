import { z } from "zod";
import { eventPriorities, eventStatuses, eventTypes } from "@/db/values";
import { addDays } from "../dates";
import {
  DayInput,
  Id,
  IdFilter,
  inOurWords,
  MoneyInput,
  optionalDay,
  optionalText,
  optionalTime,
  text,
} from "../input";
import { filter, paging, wholeUnlessPaged } from "../list-input";

const names = {
  event_id: "eventId",
  project_id: "projectId",
  start_date: "startDate",
  end_date: "endDate",
  start_time: "startTime",
  end_time: "endTime",
  event_type: "type",
  responsible_technical_id: "staffId",
  details: "items",
  resource_item_id: "equipmentId",
  project_resource_item_id: "assignmentId",
  is_completed: "isCompleted",
  completed_date: "completedOn",
} as const;

const EventItem = z
  .object({
    resource_item_id: Id,
    project_resource_item_id: Id.nullish(),
    description: optionalText(500),
    cost: MoneyInput.nullish(),
    is_completed: z.boolean().nullish(),
    completed_date: optionalDay,
  })
  .transform(inOurWords(names));

/** One of the words; null gives back the usual one. */
const choice = <const Words extends readonly [string, ...string[]]>(
  words: Words,
  usual: Words[number],
) =>
  z
    .enum(words)
    .nullish()
    .transform((word) => (word === null ? usual : word));

const optional = {
  end_date: optionalDay,
  start_time: optionalTime,
  end_time: optionalTime,
  description: optionalText(5000),
  event_type: choice(eventTypes, "MAINTENANCE"),
  priority: choice(eventPriorities, "MEDIUM"),
  status: choice(eventStatuses, "SCHEDULED"),
  responsible_technical_id: Id.nullish(),
  color: optionalText(30),
  notes: optionalText(5000),
  details: z
    .array(EventItem)
    .max(500)
    .nullish()
    .transform((items) => (items === null ? [] : items)),
};

const required = { project_id: Id, title: text(200), start_date: DayInput };

export const EventInput = z.object({ ...required, ...optional }).transform(inOurWords(names));

export const EventChanges = z
  .object({
    project_id: required.project_id.optional(),
    title: required.title.optional(),
    start_date: required.start_date.optional(),
    ...optional,
    event_id: Id,
  })
  .transform(inOurWords(names));

export const EventMove = z
  .object({
    start_date: DayInput,
    end_date: optionalDay,
    start_time: optionalTime,
    end_time: optionalTime,
    event_id: Id,
  })
  .transform(inOurWords(names));

export const EventRef = z.object({ event_id: Id }).transform(inOurWords(names));

const Year = z
  .string()
  .regex(/^(19|20|21)\d\d$/, "Año inválido.")
  .transform(Number);
const Month = z
  .string()
  .regex(/^(0?[1-9]|1[0-2])$/, "Mes inválido.")
  .transform(Number);

const firstOf = (year: number, month: number) => `${year}-${String(month).padStart(2, "0")}-01`;

type Asked = {
  from?: string | undefined;
  to?: string | undefined;
  year?: number | undefined;
  month?: number | undefined;
};

/** The days asked for by `from` and `to`, or else by the year or one month of it. */
function withWindow<T extends Asked>({ from, to, year, month, ...rest }: T) {
  if (year === undefined) return { ...rest, from, to };
  const next =
    month === undefined || month === 12 ? firstOf(year + 1, 1) : firstOf(year, month + 1);
  return { ...rest, from: from ?? firstOf(year, month ?? 1), to: to ?? addDays(next, -1) };
}

export const EventList = z
  .object({
    project_id: IdFilter,
    responsible_technical_id: IdFilter,
    event_type: filter(z.enum(eventTypes)),
    status: filter(z.enum(eventStatuses)),
    from: filter(DayInput),
    to: filter(DayInput),
    year: filter(Year),
    month: filter(Month),
    ...paging,
  })
  .superRefine(({ from, to, year, month }, issues) => {
    if (from && to && to < from)
      issues.addIssue({
        code: "custom",
        path: ["to"],
        message: "Debe ser posterior a la primera.",
      });
    if (month !== undefined && year === undefined)
      issues.addIssue({ code: "custom", path: ["year"], message: "Indique el año." });
  })
  .transform(wholeUnlessPaged)
  .transform(withWindow)
  .transform(inOurWords(names));
