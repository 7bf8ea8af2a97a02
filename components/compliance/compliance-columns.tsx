import type { ListColumn } from "@/components/lists/columns";
import { TwoLines } from "@/components/ui/two-lines";
import type { Compliance } from "@/lib/compliance/compliance";
import type { MatrixColumn } from "@/lib/compliance/matrix";
import { passColumnLabel } from "@/lib/compliance/matrix-row";
import { passLabel } from "@/lib/papers/expiry";
import { CoverageCell } from "./coverage-cell";
import { Verdict } from "./verdict";

type Row = Compliance["rows"][number];

export interface Who {
  id: string;
  header: string;
  href: (id: number) => string;
}

const counted = ({ failing }: MatrixColumn) => {
  if (failing === 0) return "Todos cumplen";
  return failing === 1 ? "1 no cumple" : `${failing} no cumplen`;
};

export const columnName = (label: string, { block }: Compliance["requirement"]): string =>
  label === passColumnLabel && block ? passLabel(block.label) : label;

export function complianceColumns(
  who: Who,
  { columns, requirement }: Compliance,
): ListColumn<Row>[] {
  return [
    {
      id: who.id,
      header: who.header,
      isMain: true,
      isSortable: true,
      isPinned: true,
      className: "sm:min-w-44 lg:min-w-52",
      cell: ({ name, detail }) => <TwoLines first={name} second={detail} />,
    },
    {
      id: "verdict",
      header: "Resultado",
      className: "sm:min-w-52",
      cell: ({ failures }) => <Verdict failures={failures} />,
    },
    ...columns.map((column) => ({
      id: column.label,
      header: columnName(column.label, requirement),
      note: counted(column),
      cell: ({ id, cells }: Row) => (
        <CoverageCell
          cell={cells[column.label]}
          isNamed={column.label === passColumnLabel && !requirement.block}
          href={who.href(id)}
        />
      ),
    })),
  ];
}
