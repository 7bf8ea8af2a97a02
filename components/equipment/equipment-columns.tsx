import type { ListColumn } from "@/components/lists/columns";
import { typeLabels } from "@/lib/equipment/labels";
import type { ListedEquipment } from "@/lib/equipment/list-equipment";
import { showDay } from "@/lib/values/dates";
import { showNumber } from "@/lib/values/decimal";
import { AvailabilityBadge, ConditionBadge } from "./equipment-badges";

/** The columns of the inventory. */
export const equipmentColumns: ListColumn<ListedEquipment>[] = [
  {
    id: "code",
    header: "Código",
    main: true,
    sortable: true,
    className: "whitespace-nowrap",
    cell: ({ code }) => code,
  },
  {
    id: "name",
    header: "Nombre y tipo",
    sortable: true,
    cell: ({ name, type }) => <TwoLines first={name} second={typeLabels[type]} />,
  },
  {
    id: "type",
    header: "Tipo",
    sortable: true,
    hidden: true,
    cell: ({ type }) => typeLabels[type],
  },
  {
    id: "condition",
    header: "Estado",
    sortable: true,
    cell: ({ condition }) => <ConditionBadge condition={condition} />,
  },
  {
    id: "availability",
    header: "Disponibilidad",
    sortable: true,
    cell: ({ availability }) => <AvailabilityBadge availability={availability} />,
  },
  { id: "location", header: "Ubicación", sortable: true, cell: (unit) => <Place {...unit} /> },
  {
    id: "since",
    header: "Rentado desde",
    sortable: true,
    hidden: true,
    className: "tabular-nums",
    cell: ({ availability, commitmentDate }) =>
      availability === "RENTADO" && commitmentDate ? showDay(commitmentDate) : "—",
  },
  { id: "brand", header: "Marca", hidden: true, cell: ({ brand }) => brand ?? "—" },
  { id: "model", header: "Modelo", hidden: true, cell: ({ model }) => model ?? "—" },
  { id: "serial", header: "Serie", hidden: true, cell: ({ serialNumber }) => serialNumber ?? "—" },
  {
    id: "capacity",
    header: "Capacidad (gal)",
    hidden: true,
    align: "end",
    cell: ({ capacityGallons }) => (capacityGallons ? showNumber(capacityGallons, 2) : "—"),
  },
];

const Place = ({ currentLocation, project }: ListedEquipment) =>
  project ? (
    <TwoLines first={currentLocation ?? project.location} second={project.partnerName} />
  ) : (
    (currentLocation ?? "—")
  );

const TwoLines = ({ first, second }: { first: string; second: string }) => (
  <span className="block sm:min-w-32">
    <span className="block">{first}</span>
    <span className="block text-muted text-xs">{second}</span>
  </span>
);
