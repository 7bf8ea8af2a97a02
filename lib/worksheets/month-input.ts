import * as z from "zod";
import { areDistinct } from "../values/rows";
import { Id, renamed } from "../wire/input";
import { names } from "./input";

export const mostMonthSheets = 200;

const month = /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/;

export const isMonth = (text: string): boolean => month.test(text);

export const MonthSheetsInput = z
  .object({
    month: z.string().regex(month, "Debe ser un mes, como 2026-10."),
    project_ids: z
      .array(Id)
      .min(1, "Elija al menos un proyecto.")
      .max(mostMonthSheets, `Elija ${mostMonthSheets} proyectos como máximo.`)
      .refine(areDistinct, "Cada proyecto puede estar una sola vez."),
  })
  .transform(renamed({ ...names, project_ids: "projectIds" } as const));
