import type { Column } from "@/components/ui/data-table/columns";
import { frequencyInWords } from "@/lib/assignments/labels";
import type { AssignmentRow } from "@/lib/assignments/list-assignment-rows";
import { type Day, showDay } from "@/lib/dates";
import { showMoney } from "@/lib/decimal";
import { typeLabels } from "@/lib/equipment/labels";
import { type AssignmentActs, AssignmentMenu } from "./assignment-menu";
import { AssignmentBadge } from "./assignment-state";

/** The columns of a project's assignments; without acts nothing can be done with a row. */
export const assignmentColumns = (
  today: Day,
  acts: AssignmentActs | null,
): Column<AssignmentRow>[] => [
  { id: "code", header: "Código", main: true, sortable: true, cell: ({ code }) => code },
  { id: "name", header: "Recurso", sortable: true, cell: (row) => <Resource {...row} /> },
  {
    id: "cost",
    header: "Tarifa",
    sortable: true,
    align: "end",
    className: "whitespace-nowrap",
    cell: (row) => <Rate {...row} />,
  },
  {
    id: "frequency",
    header: "Frecuencia",
    cell: (row) => (row.kind === "SERVICIO" ? frequencyInWords(row) : "—"),
  },
  {
    id: "start",
    header: "Inicio",
    sortable: true,
    className: "tabular-nums",
    cell: ({ startDate }) => showDay(startDate),
  },
  {
    id: "end",
    header: "Fin",
    sortable: true,
    className: "tabular-nums",
    cell: ({ retirementDate, endDate }) => {
      const end = retirementDate ?? endDate;
      return end ? showDay(end) : "—";
    },
  },
  { id: "state", header: "Estado", cell: (row) => <AssignmentBadge row={row} today={today} /> },
  {
    id: "reason",
    header: "Motivo de retiro",
    hidden: true,
    cell: (row) => row.retirementReason ?? "—",
  },
  { id: "notes", header: "Notas", hidden: true, cell: (row) => row.notes ?? "—" },
  ...(acts
    ? [
        {
          id: "acts",
          header: "Acciones",
          interactive: true,
          align: "end",
          className: "print:hidden",
          cell: (row: AssignmentRow) => <AssignmentMenu row={row} today={today} acts={acts} />,
        } as const,
      ]
    : []),
];

function Resource({ name, type, kind, servedCode }: AssignmentRow) {
  const detail =
    kind === "EQUIPO" ? typeLabels[type] : servedCode ? `Atiende a ${servedCode}` : "Servicio";
  return (
    <span className="block min-w-0">
      <span className="block">{name}</span>
      <span className="block text-muted text-xs">{detail}</span>
    </span>
  );
}

const Rate = ({ cost, kind }: AssignmentRow) => (
  <>
    {showMoney(cost)}
    <span className="text-muted text-xs">{kind === "EQUIPO" ? " / día" : " / visita"}</span>
  </>
);
