import type { ListColumn } from "@/components/lists/columns";
import { CampAndClient } from "@/components/ui/place";
import type { Maintenance } from "@/lib/maintenance/queries";
import { showDay } from "@/lib/values/dates";
import { showMoney } from "@/lib/values/decimal";
import { MaintenanceKind, MaintenanceState } from "./maintenance-state";

const first: ListColumn<Maintenance>[] = [
  {
    id: "number",
    header: "Número",
    main: true,
    sortable: true,
    className: "whitespace-nowrap",
    cell: ({ sheet }) => (
      <span className="block">
        <span className="block">{sheet.sheetNumber}</span>
        <span className="block font-normal text-muted text-xs">{sheet.type}</span>
      </span>
    ),
  },
  {
    id: "date",
    header: "Fecha",
    sortable: true,
    className: "tabular-nums",
    cell: ({ sheet }) => showDay(sheet.date),
  },
  {
    id: "code",
    header: "Equipo",
    sortable: true,
    cell: ({ unit }) => (
      <span className="block">
        <span className="block whitespace-nowrap text-ink">{unit.code}</span>
        <span className="block text-muted text-xs">{unit.name}</span>
      </span>
    ),
  },
];

const where: ListColumn<Maintenance>[] = [
  {
    id: "location",
    header: "Proyecto",
    sortable: true,
    className: "min-w-36",
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
];

const rest: ListColumn<Maintenance>[] = [
  {
    id: "type",
    header: "Tipo",
    sortable: true,
    hidden: true,
    cell: ({ sheet }) => <MaintenanceKind type={sheet.type} />,
  },
  {
    id: "status",
    header: "Estado",
    sortable: true,
    cell: ({ sheet }) => <MaintenanceState status={sheet.status} />,
  },
  {
    id: "total",
    header: "Costo total",
    sortable: true,
    align: "end",
    className: "font-medium",
    cell: ({ sheet }) => showMoney(sheet.totalCost),
  },
  {
    id: "technician",
    header: "Técnico",
    hidden: true,
    cell: ({ sheet }) => sheet.technicianName ?? "—",
  },
  {
    id: "approved_by",
    header: "Aprobada por",
    hidden: true,
    cell: ({ sheet }) => sheet.approvedBy ?? "—",
  },
];

/** The columns of the sheets of all projects, and of one. */
export const maintenanceColumns = {
  ofAll: [...first, ...where, ...rest],
  ofProject: [...first, ...rest],
};
