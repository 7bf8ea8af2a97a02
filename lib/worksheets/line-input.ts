import * as z from "zod";
import { paging, wholeUnlessPaged } from "../lists/input";
import { areDistinct } from "../values/rows";
import {
  DayInput,
  Id,
  MoneyInput,
  optionalText,
  QuantityInput,
  renamed,
  text,
} from "../wire/input";
import { names } from "./input";

export const ItemsRef = z.object({ sheet_project_id: Id }).transform(renamed(names));

export const ItemList = z
  .object({ sheet_project_id: Id, ...paging })
  .transform(wholeUnlessPaged)
  .transform(renamed(names));

export const LineRef = z.object({ detail_id: Id }).transform(renamed(names));

const line = {
  date: DayInput,
  description: text(500),
  quantity: QuantityInput,
  unit_price: MoneyInput,
  reference_document: optionalText(200),
};

export const LineInput = z
  .object({ sheet_project_id: Id, ...line, date: DayInput.nullish() })
  .transform(renamed(names))
  .meta({ id: "LineInput" });

export const LineUpdate = z
  .object(line)
  .partial()
  .extend({ detail_id: Id, is_manual: z.boolean().optional() })
  .refine(
    ({ detail_id: _, is_manual, ...fields }) =>
      is_manual !== false || Object.values(fields).every((value) => value === undefined),
    { path: ["is_manual"], message: "Una línea automática no recibe valores a mano." },
  )
  .transform(renamed(names))
  .meta({ id: "LineUpdate" });

export const LineDays = z
  .object({
    detail_id: Id,
    days: QuantityInput.optional(),
    dates: z.array(DayInput).max(1_100).refine(areDistinct, "Hay fechas repetidas.").optional(),
  })
  .refine(({ days, dates }) => days !== undefined || dates !== undefined, {
    path: ["days"],
    message: "Indique los días o las fechas.",
  })
  .refine(({ days, dates }) => !days || !dates || Number(days) === dates.length, {
    path: ["days"],
    message: "Los días no coinciden con las fechas.",
  })
  .transform(renamed(names));
