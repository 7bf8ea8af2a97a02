import type { CellsOf } from "@/components/lists/screen-columns";
import { typeLabels } from "@/lib/equipment/labels";
import type { equipmentList } from "@/lib/equipment/list";
import type { ListedEquipment } from "@/lib/equipment/list-equipment";
import { showNumber } from "@/lib/values/decimal";
import { AvailabilityBadge, ConditionBadge } from "./equipment-badges";

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

export const equipmentCells: CellsOf<typeof equipmentList> = {
  code: { className: "whitespace-nowrap" },
  name: { cell: ({ name, type }) => <TwoLines first={name} second={typeLabels[type]} /> },
  condition: { cell: ({ condition }) => <ConditionBadge condition={condition} /> },
  availability: { cell: ({ availability }) => <AvailabilityBadge availability={availability} /> },
  location: { cell: (unit) => <Place {...unit} /> },
  capacity: {
    cell: ({ capacityGallons }) => (capacityGallons ? showNumber(capacityGallons, 2) : "—"),
  },
};
