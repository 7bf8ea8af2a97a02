import * as z from "zod";
import { namedSpans, reportFormats, reportRhythms } from "@/db/values";
import { Id, KeptQuery, renamed } from "../wire/input";

const names = { skips_empty: "skipsEmpty", schedule_id: "scheduleId" } as const;

/** As `day` counts: weekdays from 0, days of the month from 1. */
const lastDays = { DAILY: 31, WEEKLY: 6, MONTHLY: 31 };

export const ScheduleInput = z
  .object({
    report: z.string().regex(/^[a-z][a-z-]{0,59}$/, "No es un reporte."),
    asked: KeptQuery,
    format: z.enum(reportFormats),
    span: z.enum(namedSpans),
    rhythm: z.enum(reportRhythms),
    day: z.int("Debe ser un número entero.").min(0).max(31),
    hour: z.int("Debe ser un número entero.").min(0).max(23),
    skips_empty: z.boolean().default(false),
  })
  .refine(({ rhythm, day }) => day <= lastDays[rhythm], {
    path: ["day"],
    message: "Elija un día de la semana.",
  })
  .transform(renamed(names));

export const ScheduleRef = z.object({ schedule_id: Id }).transform(renamed(names));
