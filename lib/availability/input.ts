import * as z from "zod";
import { blockKinds, conditions, equipmentTypes } from "@/db/values";
import { alwaysPaged, filter, paging } from "../lists/input";
import { daysBetween, daysInSpan } from "../values/dates";
import {
  Id,
  IdFilter,
  LooseId,
  optionalStrictDay,
  QuantityInput,
  renamed,
  Search,
  StrictDay,
  text,
} from "../wire/input";

const names = {
  resource_id: "equipmentId",
  block_id: "blockId",
  from_date: "fromDate",
  to_date: "toDate",
  block_kind: "kind",
} as const;

export const BlockInput = z
  .object({
    resource_id: Id,
    from_date: StrictDay,
    to_date: optionalStrictDay,
    block_kind: z.enum(blockKinds),
    reason: text(1000),
  })
  .superRefine(({ from_date, to_date }, refusal) => {
    if (to_date && to_date < from_date)
      refusal.addIssue({
        code: "custom",
        path: ["to_date"],
        message: "El día de vuelta no puede ser anterior al primero.",
      });
  })
  .transform(renamed(names))
  .meta({ id: "BlockInput" });

export const BlockRef = z.object({ resource_id: Id, block_id: Id }).transform(renamed(names));

const searchNames = {
  type: "type",
  status: "condition",
  min_capacity: "minCapacity",
  near_project_id: "nearProjectId",
} as const;

const longestSearch = 3_660;

const count = (max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, "Debe ser un número entero.")
    .transform(Number)
    .refine((value) => value >= 1 && value <= max, `Debe estar entre 1 y ${max}.`);

/** Without `to` for ever; `to` is the day the units are back. */
export const AvailabilityQuery = z
  .object({
    from: StrictDay,
    to: filter(StrictDay),
    type: filter(z.enum(equipmentTypes)),
    quantity: filter(count(500)),
    min_capacity: filter(QuantityInput),
    near_project_id: IdFilter,
    search: Search,
    status: filter(z.enum(conditions)),
  })
  .superRefine(({ from, to }, refusal) => {
    const refuse = (message: string) => refusal.addIssue({ code: "custom", path: ["to"], message });
    if (to && to < from) refuse("El día de vuelta no puede ser anterior al primero.");
    if (to && daysBetween(from, to) > longestSearch) refuse("Busque a lo más diez años.");
  })
  .transform(({ quantity = 1, to = null, ...given }) => ({
    ...renamed(searchNames)(given),
    quantity,
    to,
  }));

const longestTimeline = 400;

export const TimelineQuery = z
  .object({
    from: StrictDay,
    to: StrictDay,
    type: filter(z.enum(equipmentTypes)),
    min_capacity: filter(QuantityInput),
    search: Search,
    status: filter(z.enum(conditions)),
    ...paging,
  })
  .superRefine(({ from, to }, refusal) => {
    const refuse = (message: string) => refusal.addIssue({ code: "custom", path: ["to"], message });
    if (to < from) refuse("El último día no puede ser anterior al primero.");
    else if (daysInSpan(from, to) > longestTimeline) refuse("Pida a lo más 400 días.");
  })
  .transform((given) => alwaysPaged(renamed(searchNames)(given)));

export const ExchangeCandidatesQuery = z
  .object({ id: LooseId })
  .transform(({ id }) => ({ assignmentId: id }));

export const ConflictsQuery = z.object(paging).transform(alwaysPaged);
