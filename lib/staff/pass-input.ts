import { z } from "zod";
import { paging, wholeUnlessPaged } from "../lists/input";
import {
  DayInput,
  Id,
  IdFilter,
  inOurWords,
  LooseId,
  optionalText,
  text,
  wholly,
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

export const PassRef = z.object({ id: LooseId }).transform(inOurWords(names));

export const PassChanges = fields.partial().extend({ id: Id }).transform(inOurWords(names));

/** A new pass, or with `id` the changes of one. */
export const PassInput = fields
  .partial()
  .extend({ id: Id.nullish() })
  .transform(({ id, ...given }, issues) =>
    id
      ? inOurWords(names)({ id, ...given })
      : { passId: null, ...inOurWords(names)(wholly(fields, given, issues)) },
  );

export const PassList = z
  .object({ id: IdFilter, technical_id: IdFilter, ...paging })
  .transform(wholeUnlessPaged)
  .transform(inOurWords(names));
