import * as z from "zod";
import { ruleLevels, ruleSubjects } from "@/db/values";
import { alwaysPaged, filter, paging } from "../lists/input";
import { IdFilter, renamed } from "../wire/input";

const between = "Debe ser un entero entre 1 y 60.";

export const ForecastQuery = z
  .object({
    days: z
      .string()
      .regex(/^\d{1,2}$/, between)
      .transform(Number)
      .refine((days) => days >= 1 && days <= 60, between)
      .optional(),
    project_id: IdFilter,
    subject: filter(z.enum(ruleSubjects)),
    level: filter(z.enum(ruleLevels)),
    ...paging,
  })
  .transform(alwaysPaged)
  .transform(renamed({ project_id: "projectId" }));
