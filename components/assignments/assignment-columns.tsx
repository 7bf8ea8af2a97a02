import type { ListColumn } from "@/components/lists/columns";
import { frequencyInWords } from "@/lib/assignments/labels";
import type { AssignmentRow } from "@/lib/assignments/list-assignment-rows";
import { typeLabels } from "@/lib/equipment/labels";
import { showDay } from "@/lib/values/dates";
import { showMoney } from "@/lib/values/decimal";
import { AssignmentMenu } from "./assignment-menu";
import { AssignmentBadge } from "./assignment-state";

/** What is assigned, for how much, how often and until when. */
const facts: ListColumn<AssignmentRow>[] = [
  {
    id: "code",
    header: "Recurso",
    main: true,
    sortable: true,
    cell: (row) => <TwoLines first={row.code} second={row.name} />,
  },
  { id: "what", header: "Tipo o equipo atendido", cell: attended },
  {
    id: "cost",
    header: "Tarifa",
    sortable: true,
    align: "end",
    className: "sm:whitespace-nowrap",
    cell: (row) => <Rate {...row} />,
  },
  {
    id: "start",
    header: "Desde",
    sortable: true,
    className: "sm:whitespace-nowrap tabular-nums",
    cell: (row) => <TwoLines first={showDay(row.startDate)} second={until(row)} />,
  },
  { id: "state", header: "Estado", cell: (row) => <AssignmentBadge row={row} /> },
  {
    id: "end",
    header: "Fin",
    hidden: true,
    sortable: true,
    className: "tabular-nums",
    cell: ({ endDate }) => (endDate ? showDay(endDate) : "—"),
  },
  { id: "description", header: "Descripción", hidden: true, cell: (row) => row.description },
  {
    id: "reason",
    header: "Motivo de retiro",
    hidden: true,
    cell: (row) => row.retirementReason ?? "—",
  },
  { id: "notes", header: "Notas", hidden: true, cell: (row) => row.notes ?? "—" },
];

const menu: ListColumn<AssignmentRow> = {
  id: "acts",
  header: "Acciones",
  interactive: true,
  align: "end",
  className: "print:hidden",
  cell: (row) => <AssignmentMenu row={row} />,
};

/** The columns for who may change nothing, and for who may. */
export const assignmentColumns = { reading: facts, acting: [...facts, menu] };

function attended({ kind, type, servedCode }: AssignmentRow): string {
  if (kind === "EQUIPO") return typeLabels[type];
  return servedCode ? `Atiende a ${servedCode}` : "Servicio";
}

function until({ retirementDate, endDate }: AssignmentRow): string {
  const end = retirementDate ?? endDate;
  return end ? `hasta ${showDay(end)}` : "en curso";
}

const TwoLines = ({ first, second }: { first: string; second: string }) => (
  <span className="block min-w-0">
    <span className="block">{first}</span>
    <span className="block font-normal text-muted text-xs">{second}</span>
  </span>
);

/** "$12,50 / día"; under it, how often a service comes. */
const Rate = (row: AssignmentRow) => (
  <span className="block">
    {showMoney(row.cost)}
    <span className="text-muted text-xs">{row.kind === "EQUIPO" ? " / día" : " / visita"}</span>
    {row.kind === "SERVICIO" ? (
      <span className="block text-muted text-xs sm:whitespace-normal">{frequencyInWords(row)}</span>
    ) : null}
  </span>
);
