import type { NamedFields } from "../records/field";

/** What the fields of a price of a list are called. */
export const priceFields = {
  partnerId: { name: "partner_id", label: "Cliente" },
  kind: { name: "price_kind", label: "Qué se cobra" },
  type: { name: "type_equipment", label: "Tipo de equipo", historyLabel: "Tipo" },
  serviceId: {
    name: "resource_item_id",
    label: "Servicio",
    historyLabel: "Equipo o servicio",
  },
  fromDate: { name: "from_date", label: "Desde", historyLabel: "Desde el día" },
  amount: { name: "amount", label: "Precio", historyLabel: "Monto" },
  notes: { name: "notes", label: "Notas" },
} as const satisfies NamedFields;
