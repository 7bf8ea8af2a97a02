import * as z from "zod";
import { alwaysPaged, paging } from "../lists/input";
import { areDistinct } from "../values/rows";
import { DayInput, Id, IdFilter, renamed, text } from "../wire/input";

const names = {
  write_off_id: "writeOffId",
  project_id: "projectId",
  project_resource_id: "assignmentId",
} as const;

export const WriteOffInput = z
  .object({
    project_resource_id: Id,
    dates: z
      .array(DayInput)
      .min(1, "Elija al menos un día.")
      .max(1_100)
      .refine(areDistinct, "Hay fechas repetidas."),
    reason: text(1000),
  })
  .transform(renamed(names))
  .meta({ id: "WriteOffInput" });

export const WriteOffRef = z.object({ write_off_id: Id }).transform(renamed(names));

export const WriteOffList = z
  .object({ project_id: IdFilter, project_resource_id: IdFilter, ...paging })
  .transform(alwaysPaged)
  .transform(renamed(names));
