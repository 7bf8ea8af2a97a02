import type { CellsOf } from "@/components/lists/screen-columns";
import { CampAndClient } from "@/components/ui/place";
import { TwoLines } from "@/components/ui/two-lines";
import type { maintenanceList } from "@/lib/maintenance/list";
import { MaintenanceKind, MaintenanceState } from "./maintenance-state";

export const maintenanceCells: CellsOf<typeof maintenanceList> = {
  number: {
    className: "whitespace-nowrap",
    cell: ({ sheet }) => <TwoLines first={sheet.sheetNumber} second={sheet.type} />,
  },
  code: {
    cell: ({ unit }) => (
      <TwoLines
        first={<span className="whitespace-nowrap">{unit.code}</span>}
        second={unit.name}
        className="text-ink"
      />
    ),
  },
  location: {
    className: "min-w-36",
    cell: ({ project, partner }) => (
      <CampAndClient location={project.location} partner={partner.name} />
    ),
  },
  type: { cell: ({ sheet }) => <MaintenanceKind type={sheet.type} /> },
  status: { cell: ({ sheet }) => <MaintenanceState status={sheet.status} /> },
  total: { className: "font-medium" },
};
