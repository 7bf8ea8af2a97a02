import * as z from "zod";
import { eventPriorities, eventStatuses, eventTypes } from "@/db/values";
import {
  DayInput,
  Id,
  MoneyInput,
  optionalDay,
  optionalText,
  optionalTime,
  renamed,
  text,
} from "../wire/input";

const names = {
  event_id: "eventId",
  item_id: "itemId",
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
  .transform(renamed(names));

/** Null gives the default. */
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

export const EventInput = z
  .object({ ...required, ...optional })
  .transform(renamed(names))
  .meta({ id: "EventInput" });

export const EventChanges = z
  .object({
    project_id: required.project_id.optional(),
    title: required.title.optional(),
    start_date: required.start_date.optional(),
    ...optional,
    event_id: Id,
  })
  .transform(renamed(names))
  .meta({ id: "EventChanges" });

export const EventMove = z
  .object({
    start_date: DayInput,
    end_date: optionalDay,
    start_time: optionalTime,
    end_time: optionalTime,
    event_id: Id,
  })
  .transform(renamed(names))
  .meta({ id: "EventMove" });

export const EventRef = z.object({ event_id: Id }).transform(renamed(names));

export const EventItemMark = z
  .object({ event_id: Id, item_id: Id, is_completed: z.boolean() })
  .transform(renamed(names));
