"use client";

import { CircleCheckBig, FilePlus2 } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ExportMenu } from "@/components/ui/data-table/list-menus";
import { EmptyState } from "@/components/ui/empty-state";
import { PlainTable } from "@/components/ui/plain-table";
import type { UnbilledRow } from "@/lib/billing/list-unbilled-rows";
import { earlier, later } from "@/lib/dates";
import { type Decimal, showMoney } from "@/lib/decimal";
import { links } from "@/lib/links";
import { UnbilledAmount, UnbilledDays, UnbilledKind } from "./unbilled-columns";

interface UnbilledCardProps {
  projectId: number;
  rows: UnbilledRow[];
  amount: Decimal;
  mayCreate: boolean;
}

/** From the first day without a sheet to the last. */
const spanOf = (rows: readonly UnbilledRow[]) => ({
  from: rows.map((row) => row.from).reduce(earlier),
  to: rows.map((row) => row.to).reduce(later),
});

/** What was done in the project and none of its sheets bills. */
export function UnbilledCard({ projectId, rows, amount, mayCreate }: UnbilledCardProps) {
  const actions =
    rows.length === 0 ? null : (
      <>
        <ExportMenu
          href={`${links.projectWorksheets(projectId)}/unbilled/export`}
          params={new URLSearchParams()}
        />
        {mayCreate ? <CreateFrom projectId={projectId} rows={rows} /> : null}
      </>
    );
  return (
    <Card
      title="Hecho y no facturado"
      description="Hasta hoy, lo que ninguna planilla cobra."
      padding="none"
      actions={actions}
    >
      {rows.length === 0 ? (
        <EmptyState
          icon={CircleCheckBig}
          title="Todo lo hecho está en planillas"
          className="pt-2 pb-8"
        />
      ) : (
        <PlainTable
          label="Hecho y no facturado"
          rows={rows}
          rowKey={({ id }) => id}
          columns={columns}
          totals={["Por cobrar", "", "", showMoney(amount)]}
        />
      )}
    </Card>
  );
}

const columns = [
  { header: "Qué se hizo", cell: (row: UnbilledRow) => row.description },
  { header: "Clase", cell: (row: UnbilledRow) => <UnbilledKind {...row} /> },
  { header: "Días", cell: (row: UnbilledRow) => <UnbilledDays {...row} /> },
  { header: "Monto", align: "end", cell: (row: UnbilledRow) => <UnbilledAmount row={row} /> },
] as const;

function CreateFrom({ projectId, rows }: { projectId: number; rows: UnbilledRow[] }) {
  const { from, to } = spanOf(rows);
  return (
    <Button asChild>
      <Link href={links.newWorksheet(projectId, { from, to })}>
        <FilePlus2 aria-hidden="true" />
        Crear planilla
      </Link>
    </Button>
  );
}
