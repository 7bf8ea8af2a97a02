import * as z from "zod";
import { vehicleCertifications } from "@/db/values";
import { paging, wholeUnlessPaged } from "../lists/input";
import { DayInput, Id, IdFilter, optionalText, renamed, required } from "../wire/input";

const names = {
  id: "certificationId",
  pk: "certificationId",
  vehicle_id: "vehicleId",
  date_start: "startDate",
  date_end: "endDate",
} as const;

const fields = z.object({
  vehicle_id: Id,
  name: z.enum(vehicleCertifications),
  date_start: DayInput,
  date_end: DayInput,
  description: optionalText(2000),
});

export const CertificationRef = z.object({ pk: Id }).transform(renamed(names));

export const CertificationChanges = fields
  .partial()
  .extend({ id: Id })
  .transform(renamed(names))
  .meta({ id: "CertificationChanges" });

/** With `id` it changes one. */
export const CertificationInput = fields
  .partial()
  .extend({ id: Id.nullish() })
  .transform(({ id, ...given }, issues) =>
    id
      ? renamed(names)({ id, ...given })
      : { certificationId: null, ...renamed(names)(required(fields, given, issues)) },
  )
  .meta({ id: "CertificationInput" });

export const CertificationList = z
  .object({ id: IdFilter, vehicle_id: IdFilter, ...paging })
  .transform(wholeUnlessPaged)
  .transform(renamed(names));
