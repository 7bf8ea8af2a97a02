import type { CellsOf } from "@/components/lists/screen-columns";
import { TwoLines } from "@/components/ui/two-lines";
import { isNamedLikeType, typeLabels } from "@/lib/equipment/labels";
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

const NameAndType = (unit: ListedEquipment) => (
  <TwoLines first={unit.name} second={isNamedLikeType(unit) ? null : typeLabels[unit.type]} />
);

export const equipmentCells: CellsOf<typeof equipmentList> = {
  code: { className: "whitespace-nowrap" },
  name: { className: "sm:min-w-38", cell: (unit) => <NameAndType {...unit} /> },
  condition: { cell: ({ condition }) => <ConditionBadge condition={condition} /> },
  availability: { cell: ({ availability }) => <AvailabilityBadge availability={availability} /> },
  location: { className: "sm:min-w-38", cell: (unit) => <Place {...unit} /> },
  capacity: {
    cell: ({ capacityGallons }) => (capacityGallons ? showNumber(capacityGallons, 2) : "—"),
  },
};
