import { FilePlus2 } from "lucide-react";
import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { Column } from "@/components/ui/data-table/columns";
import { TextLink } from "@/components/ui/text-link";
import { spansOf } from "@/components/worksheets/months";
import { lineKindLabels } from "@/lib/billing/labels";
import type { UnbilledRow } from "@/lib/billing/list-unbilled-rows";
import { showDay } from "@/lib/dates";
import { showMoney, showNumber } from "@/lib/decimal";
import { links } from "@/lib/links";

const shown = 2;

/** The days in runs: "01/09/2026 – 14/09/2026, 27/10/2026 y 2 tramos más". */
export function UnbilledDays({ days }: Pick<UnbilledRow, "days">) {
  const spans = spansOf(days);
  const more = spans.length - shown;
  return (
    <span className="tabular-nums">
      {spans.slice(0, shown).map(({ from, to }) => (
        <span key={from} className="block">
          {from === to ? (
            showDay(from)
          ) : (
            <>
              <span className="whitespace-nowrap">{showDay(from)} –</span>{" "}
              <span className="whitespace-nowrap">{showDay(to)}</span>
            </>
          )}
        </span>
      ))}
      {more > 0 ? (
        <span className="block text-muted text-xs">
          {more === 1 ? "y 1 tramo más" : `y ${more} tramos más`}
        </span>
      ) : null}
    </span>
  );
}

/** "$387,50", and under it "31 × $12,50". */
export const UnbilledAmount = ({ row }: { row: UnbilledRow }) => (
  <span className="inline-block whitespace-nowrap">
    <span className="block font-medium">{showMoney(row.amount)}</span>
    <span className="block text-muted text-xs">
      {showNumber(row.quantity, 0)} × {showMoney(row.unitPrice)}
    </span>
  </span>
);

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
    className: "sm:min-w-52",
  },
  {
    id: "location",
    header: "Proyecto",
    sortable: true,
    interactive: true,
    cell: ({ project }) => (
      <span className="block">
        <TextLink href={links.projectWorksheets(project.id)}>{project.location}</TextLink>
        <span className="block text-muted text-xs">{project.partnerName}</span>
      </span>
    ),
  },
  { id: "kind", header: "Clase", cell: (row) => <UnbilledKind {...row} /> },
  { id: "from", header: "Días", sortable: true, cell: (row) => <UnbilledDays {...row} /> },
  {
    id: "amount",
    header: "Monto",
    sortable: true,
    align: "end",
    cell: (row) => <UnbilledAmount row={row} />,
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
          <span className="sm:max-lg:sr-only">Crear planilla</span>
        </Link>
      </Button>
    ),
};

/** The columns for who may only read, and for who may create a sheet. */
export const unbilledColumns = { reading: facts, creating: [...facts, create] };
