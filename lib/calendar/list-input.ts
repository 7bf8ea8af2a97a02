import * as z from "zod";
import { eventStatuses, eventTypes } from "@/db/values";
import { filter, paging, wholeUnlessPaged } from "../lists/input";
import { addDays } from "../values/dates";
import { monthAfter } from "../values/months";
import { DayInput, IdFilter, renamed } from "../wire/input";

const names = {
  project_id: "projectId",
  responsible_technical_id: "staffId",
  event_type: "type",
} as const;

const Year = z
  .string()
  .regex(/^(19|20|21)\d\d$/, "Año inválido.")
  .transform(Number);
const Month = z
  .string()
  .regex(/^(0?[1-9]|1[0-2])$/, "Mes inválido.")
  .transform(Number);

type Asked = {
  from?: string | undefined;
  to?: string | undefined;
  year?: number | undefined;
  month?: number | undefined;
};

/** `from` and `to`, or else the year or one month of it. */
function withWindow<T extends Asked>({ from, to, year, month, ...rest }: T) {
  if (year === undefined) return { ...rest, from, to };
  const newYear = `${year}-01-01`;
  const first = monthAfter(newYear, (month ?? 1) - 1);
  const next = monthAfter(newYear, month ?? 12);
  return { ...rest, from: from ?? first, to: to ?? addDays(next, -1) };
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
        message: "Debe ser igual o posterior a la primera.",
      });
    if (month !== undefined && year === undefined)
      issues.addIssue({ code: "custom", path: ["year"], message: "Indique el año." });
  })
  .transform(wholeUnlessPaged)
  .transform(withWindow)
  .transform(renamed(names));
