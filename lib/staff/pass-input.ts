import * as z from "zod";
import { paging, wholeUnlessPaged } from "../lists/input";
import {
  DayInput,
  Id,
  IdFilter,
  LooseId,
  optionalText,
  renamed,
  required,
  text,
} from "../wire/input";

const names = {
  id: "passId",
  technical_id: "staffId",
  bloque: "block",
  fecha_caducidad: "expiresOn",
} as const;

const fields = z.object({
  technical_id: Id,
  bloque: text(50),
  fecha_caducidad: DayInput,
  notes: optionalText(5000),
});

export const StaffPassRef = z.object({ id: LooseId }).transform(renamed(names));

export const StaffPassChanges = fields
  .partial()
  .extend({ id: Id })
  .transform(renamed(names))
  .meta({ id: "StaffPassChanges" });

/** With `id` it changes one. */
export const StaffPassInput = fields
  .partial()
  .extend({ id: Id.nullish() })
  .transform(({ id, ...given }, issues) =>
    id
      ? renamed(names)({ id, ...given })
      : { passId: null, ...renamed(names)(required(fields, given, issues)) },
  )
  .meta({ id: "StaffPassInput" });

export const StaffPassList = z
  .object({ id: IdFilter, technical_id: IdFilter, ...paging })
  .transform(wholeUnlessPaged)
  .transform(renamed(names));
