import type { ListColumn } from "@/components/lists/columns";
import { CampAndClient } from "@/components/ui/place";
import { wasteLabels } from "@/lib/custody/labels";
import type { CustodyChain } from "@/lib/custody/queries";
import { showVolume } from "@/lib/custody/volume-text";
import { showDay } from "@/lib/values/dates";
import { ChainState } from "./chain-state";

/** The columns of the chains of all projects. */
export const chainColumns: ListColumn<CustodyChain>[] = [
  {
    id: "consecutive",
    header: "Número",
    main: true,
    sortable: true,
    className: "tabular-nums",
    cell: ({ chain, sheet }) => (
      <span className="block">
        <span className="block">{chain.consecutive}</span>
        <span className="block whitespace-nowrap font-normal text-muted text-xs">
          {sheet.seriesCode}
        </span>
      </span>
    ),
  },
  {
    id: "date",
    header: "Fecha",
    sortable: true,
    className: "tabular-nums",
    cell: ({ chain }) => showDay(chain.date),
  },
  {
    id: "location",
    header: "Proyecto",
    sortable: true,
    className: "sm:min-w-36",
    cell: ({ project, partner }) => (
      <CampAndClient location={project.location} partner={partner.name} />
    ),
  },
  {
    id: "partner",
    header: "Cliente",
    sortable: true,
    hidden: true,
    cell: ({ partner }) => partner.name,
  },
  {
    id: "series",
    header: "Planilla",
    sortable: true,
    hidden: true,
    className: "whitespace-nowrap",
    cell: ({ sheet }) => sheet.seriesCode,
  },
  {
    id: "waste",
    header: "Residuo",
    sortable: true,
    cell: ({ chain }) => wasteLabels[chain.waste],
  },
  {
    id: "gallons",
    header: "Galones",
    sortable: true,
    align: "end",
    cell: ({ chain }) => (
      <span className="block">
        {showVolume(chain.gallons)}
        <span className="block whitespace-nowrap text-muted text-xs">
          {showVolume(chain.barrels)} BBL · {showVolume(chain.cubicMeters)} m³
        </span>
      </span>
    ),
  },
  {
    id: "barrels",
    header: "BBL",
    hidden: true,
    align: "end",
    cell: ({ chain }) => showVolume(chain.barrels),
  },
  {
    id: "cubic_meters",
    header: "m³",
    hidden: true,
    align: "end",
    cell: ({ chain }) => showVolume(chain.cubicMeters),
  },
  {
    id: "items",
    header: "Equipos",
    hidden: true,
    align: "end",
    cell: ({ itemCount }) => itemCount,
  },
  {
    id: "technical",
    header: "Técnico",
    hidden: true,
    cell: ({ chain }) => chain.technicalName ?? "—",
  },
  { id: "plate", header: "Placa", hidden: true, cell: ({ vehicle }) => vehicle?.plate ?? "—" },
  {
    id: "status",
    header: "Estado",
    sortable: true,
    cell: ({ chain }) => <ChainState status={chain.status} />,
  },
];
