import * as z from "zod";
import { equipmentTypes, priceKinds } from "@/db/values";
import { serviceType } from "../placement/availability";
import { Id, LooseId, MoneyInput, optionalText, renamed, StrictDay } from "../wire/input";
import { requiredMessage } from "../wire/required-message";
import { priceSubjects } from "./price-on";

const names = {
  price_id: "priceId",
  project_id: "projectId",
  price_kind: "kind",
  partner_id: "partnerId",
  type_equipment: "type",
  resource_item_id: "serviceId",
  from_date: "fromDate",
} as const;

const PricedType = z.union([
  z.literal("").transform(() => null),
  z.enum(equipmentTypes).exclude([serviceType]),
]);

const fields = z.object({
  partner_id: Id.nullish(),
  price_kind: z.enum(priceKinds),
  type_equipment: PricedType.nullish(),
  resource_item_id: Id.nullish(),
  from_date: StrictDay,
  amount: MoneyInput,
  notes: optionalText(1000),
});

type Given = z.output<typeof fields>;

/** A form that changed its kind may still hold what the kind before it asked for. */
function ofItsKind<T extends Given>(given: T) {
  const subject = priceSubjects[given.price_kind];
  return {
    ...given,
    partner_id: given.partner_id ?? null,
    type_equipment: subject.type ? (given.type_equipment ?? null) : null,
    resource_item_id: subject.service ? (given.resource_item_id ?? null) : null,
  };
}

const isWhole = ({ price_kind, type_equipment }: Given): boolean =>
  priceSubjects[price_kind].type !== "needed" || Boolean(type_equipment);

const needsType = { path: ["type_equipment"], message: requiredMessage };

export const PriceInput = fields
  .refine(isWhole, needsType)
  .transform(ofItsKind)
  .transform(renamed(names));

export const PriceUpdate = fields
  .extend({ price_id: Id })
  .refine(isWhole, needsType)
  .transform(ofItsKind)
  .transform(renamed(names));

export const PriceRef = z.object({ price_id: Id }).transform(renamed(names));

export const OfferedPricesQuery = z.object({ project_id: LooseId }).transform(renamed(names));
