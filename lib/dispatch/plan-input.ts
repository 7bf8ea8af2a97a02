import * as z from "zod";
import { weekdayOf } from "../values/dates";
import { Id, renamed, StrictDay } from "../wire/input";
import { dispatchNames } from "./names";
import { addRangeIssues, type Issues } from "./range-input";

/** A day, or the days from one to another. */
const someDays = {
  date: StrictDay.optional(),
  from: StrictDay.optional(),
  to: StrictDay.optional(),
};

type SomeDays = { date?: string | undefined; from?: string | undefined; to?: string | undefined };

function assertDays({ date, from, to }: SomeDays, issues: Issues) {
  if (date) return;
  if (from && to) addRangeIssues({ from, to }, issues);
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
  .transform(renamed(dispatchNames))
  .meta({ id: "ProposeInput" });

export const PublishInput = z
  .object({ ...someDays, technical_ids: z.array(Id).min(1).max(500).optional() })
  .superRefine(assertDays)
  .transform(spanOf)
  .transform(renamed(dispatchNames))
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
  .transform(renamed(dispatchNames))
  .meta({ id: "CrewInput" });
