import * as z from "zod";
import { visitStatuses } from "@/db/values";
import { dayFilter, idFilter, oneOf } from "../lists/filter-readers";
import { alwaysPaged, paging } from "../lists/input";
import { asksNewDay, asksReason } from "../states/visit";
import { daysInSpan } from "../values/dates";
import { DayInput, Id, IdFilter, optionalDay, optionalText, renamed } from "../wire/input";
import { entryTypes } from "./entry-types";
import { calendarViews } from "./window";

const names = {
  visit_id: "visitId",
  project_id: "projectId",
  technical_id: "staffId",
  project_resource_id: "assignmentId",
  date: "plannedDate",
  moved_to: "movedTo",
} as const;

const longestWindow = 366;

export const ScheduleWindow = z
  .object({
    from: DayInput,
    to: DayInput,
    project_id: IdFilter,
    technical_id: IdFilter,
    ...paging,
  })
  .superRefine(({ from, to }, issues) => {
    const say = (message: string) => issues.addIssue({ code: "custom", path: ["to"], message });
    if (to < from) say("Debe ser igual o posterior a la primera.");
    else if (daysInSpan(from, to) > longestWindow) say(`Pida ${longestWindow} días como máximo.`);
  })
  .transform(alwaysPaged)
  .transform(renamed(names));

export const VisitInput = z
  .object({
    project_resource_id: Id,
    date: DayInput,
    status: z.enum(visitStatuses),
    moved_to: optionalDay,
    reason: optionalText(1000),
    technical_id: Id.nullish(),
    notes: optionalText(5000),
  })
  .superRefine(({ date, moved_to, reason, ...visit }, issues) => {
    const say = (field: string, message: string) =>
      issues.addIssue({ code: "custom", path: [field], message });
    if (asksNewDay(visit) && !moved_to) say("moved_to", "Indique la nueva fecha.");
    if (asksNewDay(visit) && moved_to === date) say("moved_to", "Elija una fecha distinta.");
    if (asksReason(visit) && !reason) say("reason", "Indique por qué no se hace la visita.");
  })
  .transform(renamed(names))
  .meta({ id: "VisitInput" });

export const VisitRef = z.object({ visit_id: Id }).transform(renamed(names));

export const calendarQuery = {
  sortable: [],
  filters: {
    view: oneOf(calendarViews),
    date: dayFilter(),
    projectId: idFilter(),
    staffId: idFilter(),
    type: oneOf(entryTypes),
  },
};
