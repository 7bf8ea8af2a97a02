import type { CellsOf } from "@/components/lists/screen-columns";
import { CampAndClient } from "@/components/ui/place";
import type { maintenanceList } from "@/lib/maintenance/list";
import { MaintenanceKind, MaintenanceState } from "./maintenance-state";

export const maintenanceCells: CellsOf<typeof maintenanceList> = {
  number: {
    className: "whitespace-nowrap",
    cell: ({ sheet }) => (
      <span className="block">
        <span className="block">{sheet.sheetNumber}</span>
        <span className="block font-normal text-muted text-xs">{sheet.type}</span>
      </span>
    ),
  },
  code: {
    cell: ({ unit }) => (
      <span className="block">
        <span className="block whitespace-nowrap text-ink">{unit.code}</span>
        <span className="block text-muted text-xs">{unit.name}</span>
      </span>
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
