import * as z from "zod";
import { vaccineTypes } from "@/db/values";
import { paging, wholeUnlessPaged } from "../lists/input";
import {
  DayInput,
  Id,
  IdFilter,
  LooseId,
  optionalDay,
  optionalText,
  renamed,
  required,
} from "../wire/input";

const names = {
  id: "vaccinationId",
  technical_id: "staffId",
  vaccine_type: "vaccine",
  batch_number: "batchNumber",
  application_date: "appliedOn",
  dose_number: "doseNumber",
  next_dose_date: "nextDoseOn",
} as const;

const doseMessage = "Debe ser un entero entre 1 y 100.";

const fields = z.object({
  technical_id: Id,
  vaccine_type: z.enum(vaccineTypes),
  batch_number: optionalText(100),
  application_date: DayInput,
  dose_number: z.int(doseMessage).min(1, doseMessage).max(100, doseMessage).nullish(),
  next_dose_date: optionalDay,
  notes: optionalText(5000),
});

export const VaccineRef = z.object({ id: LooseId }).transform(renamed(names));

export const VaccineChanges = fields
  .partial()
  .extend({ id: Id })
  .transform(renamed(names))
  .meta({ id: "VaccineChanges" });

/** With `id` it changes one. */
export const VaccineInput = fields
  .partial()
  .extend({ id: Id.nullish() })
  .transform(({ id, ...given }, issues) =>
    id
      ? renamed(names)({ id, ...given })
      : { vaccinationId: null, ...renamed(names)(required(fields, given, issues)) },
  )
  .meta({ id: "VaccineInput" });

export const VaccineList = z
  .object({ id: IdFilter, technical_id: IdFilter, ...paging })
  .transform(wholeUnlessPaged)
  .transform(renamed(names));
