import type { ListColumn } from "@/components/lists/columns";
import { CampAndClient } from "@/components/ui/place";
import { guideTypeLabels, transportReasonLabels } from "@/lib/shipping/labels";
import type { Guide } from "@/lib/shipping/queries";
import { showDay } from "@/lib/values/dates";
import { type Decimal, isZero, showMoney, sum } from "@/lib/values/decimal";
import { GuideState } from "./guide-state";

const amount = (value: Decimal) => (isZero(value) ? "—" : showMoney(value));

const first: ListColumn<Guide>[] = [
  {
    id: "number",
    header: "Número",
    main: true,
    sortable: true,
    className: "whitespace-nowrap",
    cell: ({ guideNumber, type }) => (
      <span className="block">
        <span className="block text-ink">{guideNumber}</span>
        <span className="block font-normal text-muted text-xs">{guideTypeLabels[type]}</span>
      </span>
    ),
  },
  {
    id: "date",
    header: "Fecha",
    sortable: true,
    className: "tabular-nums",
    cell: ({ issueDate }) => showDay(issueDate),
  },
  {
    id: "type",
    header: "Tipo",
    sortable: true,
    hidden: true,
    className: "whitespace-nowrap",
    cell: ({ type }) => guideTypeLabels[type],
  },
];

const where: ListColumn<Guide>[] = [
  {
    id: "location",
    header: "Proyecto",
    sortable: true,
    className: "min-w-40",
    cell: ({ location, partnerName }) => (
      <CampAndClient location={location} partner={partnerName} />
    ),
  },
  {
    id: "partner",
    header: "Cliente",
    sortable: true,
    hidden: true,
    cell: ({ partnerName }) => partnerName,
  },
];

const rest: ListColumn<Guide>[] = [
  {
    id: "journey",
    header: "Recorrido",
    className: "min-w-36",
    cell: ({ originPlace, destinationPlace }) => (
      <span className="block">
        <span className="block text-ink">{originPlace ?? "—"}</span>
        <span className="block text-muted text-xs">a {destinationPlace ?? "—"}</span>
      </span>
    ),
  },
  {
    id: "reason",
    header: "Motivo",
    hidden: true,
    cell: ({ reason }) => (reason ? transportReasonLabels[reason] : "—"),
  },
  {
    id: "carrier",
    header: "Transportista",
    hidden: true,
    cell: ({ carrierName }) => carrierName ?? "—",
  },
  {
    id: "plate",
    header: "Placa",
    hidden: true,
    className: "whitespace-nowrap",
    cell: ({ vehiclePlate }) => vehiclePlate ?? "—",
  },
  { id: "items", header: "Ítems", hidden: true, align: "end", cell: ({ items }) => items.length },
  {
    id: "transport",
    header: "Transporte",
    hidden: true,
    align: "end",
    cell: ({ transportCost }) => amount(transportCost),
  },
  {
    id: "stowage",
    header: "Estiba",
    hidden: true,
    align: "end",
    cell: ({ stowageCost }) => amount(stowageCost),
  },
  {
    id: "cost",
    header: "Costo",
    sortable: true,
    align: "end",
    cell: ({ transportCost, stowageCost }) => amount(sum([transportCost, stowageCost])),
  },
  {
    id: "status",
    header: "Estado",
    sortable: true,
    cell: ({ status }) => <GuideState status={status} />,
  },
];

export const guideColumns = {
  ofAll: [...first, ...where, ...rest],
  ofProject: [...first, ...rest],
};
