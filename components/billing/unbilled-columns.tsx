import { FilePlus2 } from "lucide-react";
import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { Column } from "@/components/ui/data-table/columns";
import { TextLink } from "@/components/ui/text-link";
import { lineKindLabels } from "@/lib/billing/labels";
import type { UnbilledRow } from "@/lib/billing/list-unbilled-rows";
import { showDay } from "@/lib/dates";
import { showMoney, showNumber } from "@/lib/decimal";
import { links } from "@/lib/links";

/** "05/01/2026 – 20/02/2026", or the one day. */
export const UnbilledDays = ({ from, to }: Pick<UnbilledRow, "from" | "to">) => (
  <span className="whitespace-nowrap tabular-nums">
    {from === to ? showDay(from) : `${showDay(from)} – ${showDay(to)}`}
  </span>
);

/** "31 × $12,50". */
export const reckoning = ({ quantity, unitPrice }: UnbilledRow) =>
  `${showNumber(quantity, 0)} × ${showMoney(unitPrice)}`;

export const UnbilledKind = ({ kind }: Pick<UnbilledRow, "kind">) => (
  <Badge>{lineKindLabels[kind]}</Badge>
);

const facts: Column<UnbilledRow>[] = [
  {
    id: "description",
    header: "Qué se hizo",
    main: true,
    sortable: true,
    cell: (row) => row.description,
  },
  {
    id: "location",
    header: "Proyecto",
    sortable: true,
    interactive: true,
    cell: ({ project }) => (
      <>
        <TextLink href={links.projectWorksheets(project.id)}>{project.location}</TextLink>
        <span className="block text-muted text-xs">{project.partnerName}</span>
      </>
    ),
  },
  { id: "kind", header: "Clase", cell: (row) => <UnbilledKind {...row} /> },
  { id: "from", header: "Días", sortable: true, cell: (row) => <UnbilledDays {...row} /> },
  {
    id: "quantity",
    header: "Cálculo",
    sortable: true,
    align: "end",
    className: "whitespace-nowrap",
    cell: reckoning,
  },
  {
    id: "amount",
    header: "Monto",
    sortable: true,
    align: "end",
    className: "font-medium",
    cell: (row) => showMoney(row.amount),
  },
];

const create: Column<UnbilledRow> = {
  id: "create",
  header: "Crear",
  interactive: true,
  align: "end",
  className: "print:hidden",
  cell: ({ project, from, to }) =>
    project.isClosed ? (
      <span className="text-muted text-xs">Proyecto cerrado</span>
    ) : (
      <Button asChild size="sm">
        <Link href={links.newWorksheet(project.id, { from, to })}>
          <FilePlus2 aria-hidden="true" />
          Crear planilla
        </Link>
      </Button>
    ),
};

/** The columns for who may only read, and for who may create a sheet. */
export const unbilledColumns = { reading: facts, creating: [...facts, create] };
