import { equipmentTypes, priceKinds } from "@/db/values";
import { typeLabels } from "../equipment/labels";
import { declareList } from "../lists/declared";
import { choiceOf, eitherOf, recordOf } from "../lists/declared-filters";
import { isService } from "../placement/availability";
import { priceFields as fields } from "./fields";
import { everybody, priceKindLabels } from "./labels";
import type { PriceRow } from "./list-price-rows";

export const pricedTypes = equipmentTypes.filter((type) => !isService({ type }));

export const priceList = declareList<PriceRow>()({
  id: "prices",
  operation: "prices.list",
  name: "Precios",
  search: "Buscar por cliente, servicio o notas",
  columns: {
    kind: {
      label: fields.kind.label,
      kind: "text",
      value: ({ kind }) => priceKindLabels[kind],
      sort: true,
    },
    type: {
      label: fields.type.label,
      heading: "De qué",
      kind: "text",
      value: ({ type }) => type && typeLabels[type],
    },
    service: {
      label: fields.serviceId.label,
      kind: "text",
      value: ({ serviceCode }) => serviceCode,
    },
    partner: {
      label: fields.partnerId.label,
      kind: "text",
      value: ({ partnerName }) => partnerName ?? everybody,
      sort: true,
    },
    from: {
      label: fields.fromDate.label,
      kind: "date",
      value: ({ fromDate }) => fromDate,
      sort: true,
    },
    replaced: {
      label: "Otro precio desde",
      kind: "date",
      value: ({ replacedOn }) => replacedOn,
    },
    amount: {
      label: fields.amount.label,
      kind: "money",
      value: ({ amount }) => amount,
      sort: true,
    },
    notes: { label: fields.notes.label, kind: "text", value: ({ notes }) => notes, hidden: true },
  },
  screen: ["kind", "type", "partner", "from", "replaced", "amount", "notes"],
  filters: {
    partnerId: recordOf(fields.partnerId.label),
    kind: choiceOf(fields.kind.label, priceKinds, priceKindLabels),
    type: choiceOf(fields.type.label, pricedTypes, typeLabels),
    isCurrent: eitherOf("Vigencia", "Vigentes hoy", "No vigentes hoy"),
  },
  empty: {
    title: "Aún no hay precios",
    description:
      "Un precio de lista se propone al asignar y en las líneas; el de un cliente va antes que el de todos.",
  },
});
