import * as z from "zod";
import { paging, wholeUnlessPaged } from "../lists/input";
import { DayInput, Id, IdFilter, renamed, required, text } from "../wire/input";

const names = {
  id: "passId",
  pk: "passId",
  vehicle_id: "vehicleId",
  bloque: "block",
  fecha_caducidad: "expiresOn",
} as const;

const fields = z.object({ vehicle_id: Id, bloque: text(50), fecha_caducidad: DayInput });

export const VehiclePassRef = z.object({ pk: Id }).transform(renamed(names));

export const VehiclePassChanges = fields
  .partial()
  .extend({ id: Id })
  .transform(renamed(names))
  .meta({ id: "VehiclePassChanges" });

/** With `id` it changes one. */
export const VehiclePassInput = fields
  .partial()
  .extend({ id: Id.nullish() })
  .transform(({ id, ...given }, issues) =>
    id
      ? renamed(names)({ id, ...given })
      : { passId: null, ...renamed(names)(required(fields, given, issues)) },
  )
  .meta({ id: "VehiclePassInput" });

export const VehiclePassList = z
  .object({ id: IdFilter, vehicle_id: IdFilter, ...paging })
  .transform(wholeUnlessPaged)
  .transform(renamed(names));
