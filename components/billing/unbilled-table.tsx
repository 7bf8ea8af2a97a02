"use client";

import { CircleCheckBig } from "lucide-react";
import { useMemo } from "react";
import { DeclaredTable, type ShownList } from "@/components/lists/declared-table";
import type { UnbilledRow, UnbilledRows } from "@/lib/billing/list-unbilled-rows";
import { unbilledList } from "@/lib/billing/unbilled-list";
import { ListSum } from "./list-sum";
import type { UnbilledActs } from "./settle-unbilled";
import { unbilledCells, waysOut } from "./unbilled-cells";

interface UnbilledTableProps
  extends Omit<ShownList<UnbilledRow>, "create">,
    Pick<UnbilledRows, "amount"> {
  /** Null without permission. */
  acts: UnbilledActs | null;
}

export function UnbilledTable({ amount, acts, ...shown }: UnbilledTableProps) {
  const ways = useMemo(() => acts && waysOut(acts), [acts]);
  return (
    <DeclaredTable
      {...shown}
      list={unbilledList}
      cells={unbilledCells}
      acts={ways}
      icon={CircleCheckBig}
      create="settled"
      rowId={({ id, project }) => `${project.id}-${id}`}
      totals={<ListSum label="Por cobrar" {...{ amount, total: shown.total }} />}
    />
  );
}
