import * as z from "zod";
import { vaccineTypes } from "@/db/values";
import { type OneOrMany, oneOrManyJson } from "../lists/page";
import { type Day, daysBetween } from "../values/dates";
import { namedBody, oneOrManyBody, recordBody } from "../wire/output";
import { vaccineLabels } from "./labels";
import { MetaBody, metaJson } from "./meta-json";
import type { Vaccination } from "./queries";

export const NestedVaccineBody = namedBody("NestedVaccine", {
  id: z.int(),
  vaccine_type: z.enum(vaccineTypes),
  vaccine_type_display: z.string(),
  batch_number: z.string().nullable(),
  application_date: z.iso.date(),
  dose_number: z.int().nullable(),
  next_dose_date: z.iso.date().nullable(),
  days_to_next_dose: z.int().nullable(),
  notes: z.string().nullable(),
  meta: MetaBody,
});

const VaccineBody = namedBody("Vaccine", {
  ...NestedVaccineBody.shape,
  technical_id: z.int(),
});

type Today = { today: Day };

export const nestedVaccineJson =
  ({ today }: Today) =>
  (vaccine: Vaccination): z.input<typeof NestedVaccineBody> => ({
    id: vaccine.id,
    vaccine_type: vaccine.vaccine,
    vaccine_type_display: vaccineLabels[vaccine.vaccine],
    batch_number: vaccine.batchNumber,
    application_date: vaccine.appliedOn,
    dose_number: vaccine.doseNumber,
    next_dose_date: vaccine.nextDoseOn,
    days_to_next_dose: vaccine.nextDoseOn === null ? null : daysBetween(today, vaccine.nextDoseOn),
    notes: vaccine.notes,
    meta: metaJson(vaccine),
  });

const vaccineJson =
  (today: Today) =>
  (vaccine: Vaccination): z.input<typeof VaccineBody> => ({
    ...nestedVaccineJson(today)(vaccine),
    technical_id: vaccine.staffId,
  });

export const VaccineRecord = recordBody(VaccineBody);
export const VaccineListing = oneOrManyBody(VaccineBody);
export const VaccineRemoved = recordBody(VaccineBody.pick({ id: true, technical_id: true }));

type Saved = { isNew: boolean; vaccine: Vaccination };

export const vaccineSavedJson = ({ isNew, vaccine }: Saved, ctx: Today) => ({
  message: isNew ? "Vacuna registrada." : "Vacuna actualizada.",
  data: vaccineJson(ctx)(vaccine),
});
export const vaccineRemovedJson = (vaccine: Vaccination) => ({
  message: "Vacuna eliminada.",
  data: { id: vaccine.id, technical_id: vaccine.staffId },
});
export const vaccineListJson = (found: OneOrMany<Vaccination>, ctx: Today) =>
  oneOrManyJson(found, vaccineJson(ctx));
