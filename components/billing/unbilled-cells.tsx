"use client";

import { FilePlus2 } from "lucide-react";
import type { ListColumn } from "@/components/lists/columns";
import type { CellsOf } from "@/components/lists/screen-columns";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { TwoLines } from "@/components/ui/two-lines";
import { lineKindLabels } from "@/lib/billing/labels";
import type { UnbilledRow } from "@/lib/billing/list-unbilled-rows";
import type { unbilledList } from "@/lib/billing/unbilled-list";
import { links } from "@/lib/links/pages";
import { showMoney, showNumber } from "@/lib/values/decimal";
import { BilledProject } from "./billed-project";
import { SettleUnbilled, type UnbilledActs } from "./settle-unbilled";
import { UnbilledDays } from "./unbilled-days";

/** "$387,50", and under it "31 × $12,50". */
export const UnbilledAmount = ({ row }: { row: UnbilledRow }) => (
  <TwoLines
    first={showMoney(row.amount)}
    second={`${showNumber(row.quantity, 0)} × ${showMoney(row.unitPrice)}`}
    className="whitespace-nowrap font-medium"
  />
);

export const UnbilledKind = ({ kind }: Pick<UnbilledRow, "kind">) => (
  <Badge>{lineKindLabels[kind]}</Badge>
);

export const unbilledCells: CellsOf<typeof unbilledList> = {
  description: { className: "sm:min-w-52" },
  location: { isInteractive: true, cell: ({ project }) => <BilledProject {...project} /> },
  kind: { cell: (row) => <UnbilledKind {...row} /> },
  from: { className: "", cell: (row) => <UnbilledDays {...row} /> },
  amount: { cell: (row) => <UnbilledAmount row={row} /> },
};

const WaysOut = ({ row, acts }: { row: UnbilledRow; acts: UnbilledActs }) => (
  <span className="inline-flex flex-wrap items-center justify-end gap-2 dense:flex-nowrap">
    {row.project.isClosed ? (
      <span className="text-muted text-xs dense:max-w-14 dense:leading-3.5">Proyecto cerrado</span>
    ) : (
      <Button asChild size="sm">
        <Link href={links.newWorksheet(row.project.id, { from: row.from, to: row.to })}>
          <FilePlus2 aria-hidden="true" />
          <span className="sm:max-xl:sr-only">Crear planilla</span>
        </Link>
      </Button>
    )}
    <SettleUnbilled row={row} acts={acts} />
  </span>
);

export const waysOut = (acts: UnbilledActs): ListColumn<UnbilledRow> => ({
  id: "create",
  header: "Resolver",
  isInteractive: true,
  align: "end",
  className: "print:hidden",
  cell: (row) => <WaysOut row={row} acts={acts} />,
});
