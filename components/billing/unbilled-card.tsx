"use client";

import { CircleCheckBig, FilePlus2 } from "lucide-react";
import { ExportMenu } from "@/components/lists/list-menus";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { PlainTable } from "@/components/ui/plain-table";
import { TextLink } from "@/components/ui/text-link";
import type { UnbilledRow } from "@/lib/billing/list-unbilled-rows";
import { links } from "@/lib/links/pages";
import { counted } from "@/lib/values/count-text";
import { earlier, later } from "@/lib/values/dates";
import { type Decimal, showMoney } from "@/lib/values/decimal";
import type { WriteOffs } from "@/lib/write-offs/list-write-offs";
import { SettleUnbilled, type UnbilledActs } from "./settle-unbilled";
import { UnbilledAmount, UnbilledKind } from "./unbilled-cells";
import { UnbilledDays } from "./unbilled-days";

interface UnbilledCardProps {
  projectId: number;
  rows: UnbilledRow[];
  amount: Decimal;
  mayCreate: boolean;
  /** Null without permission. */
  acts: UnbilledActs | null;
  /** Null without permission. */
  writtenOff: Pick<WriteOffs, "total" | "amount"> | null;
}

const spanOf = (rows: readonly UnbilledRow[]) => ({
  from: rows.map((row) => row.from).reduce(earlier),
  to: rows.map((row) => row.to).reduce(later),
});

export function UnbilledCard({ projectId, rows, amount, mayCreate, ...props }: UnbilledCardProps) {
  const { acts, writtenOff } = props;
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
      <PlainTable
        label="Hecho y no facturado"
        rows={rows}
        rowKey={({ id }) => id}
        empty={{
          icon: CircleCheckBig,
          title: "Todo lo hecho está en planillas",
          act: "settled",
        }}
        columns={acts ? [...columns, settleBy(acts)] : columns}
        totals={["Por cobrar", "", "", showMoney(amount)]}
      />
      {writtenOff && writtenOff.total > 0 ? (
        <p className="border-line border-t px-5 py-3 text-muted">
          <TextLink href={links.writeOffsOf(projectId)}>
            {counted(writtenOff.total, "renuncia de cobro", "renuncias de cobro")}
          </TextLink>
          : {showMoney(writtenOff.amount)} no se cobrará.
        </p>
      ) : null}
    </Card>
  );
}

const columns = [
  { header: "Qué se hizo", cell: (row: UnbilledRow) => row.description },
  { header: "Clase", cell: (row: UnbilledRow) => <UnbilledKind {...row} /> },
  { header: "Días", cell: (row: UnbilledRow) => <UnbilledDays {...row} /> },
  { header: "Monto", align: "end", cell: (row: UnbilledRow) => <UnbilledAmount row={row} /> },
] as const;

const settleBy = (acts: UnbilledActs) =>
  ({
    header: "Resolver",
    align: "end",
    cell: (row: UnbilledRow) => <SettleUnbilled row={row} acts={acts} />,
  }) as const;

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
