"use client";

import { CircleCheckBig, Undo2 } from "lucide-react";
import { useMemo } from "react";
import { ConfirmAct } from "@/components/forms/confirm-act";
import type { ListColumn } from "@/components/lists/columns";
import { DeclaredTable, type ShownList } from "@/components/lists/declared-table";
import type { CellsOf } from "@/components/lists/screen-columns";
import { Button } from "@/components/ui/button";
import { TwoLines } from "@/components/ui/two-lines";
import { asSeen, type ChangeAct } from "@/components/ui/use-act";
import { showInstant } from "@/lib/values/clock";
import { showMoney } from "@/lib/values/decimal";
import { writeOffList } from "@/lib/write-offs/list";
import type { WriteOffs } from "@/lib/write-offs/list-write-offs";
import { BilledProject } from "./billed-project";
import { ListSum } from "./list-sum";
import { UnbilledDays } from "./unbilled-days";

type Row = WriteOffs["rows"][number];

interface WriteOffsTableProps extends Omit<ShownList<Row>, "create">, Pick<WriteOffs, "amount"> {
  timeZone: string;
  /** Null without permission. */
  takeBack: ChangeAct | null;
}

const cellsIn = (timeZone: string): CellsOf<typeof writeOffList> => ({
  description: {
    cell: ({ description, equipment }) => (
      <TwoLines first={description} second={equipment.code} className="dense:max-w-36" />
    ),
  },
  location: { isInteractive: true, cell: ({ project }) => <BilledProject {...project} /> },
  dates: { cell: ({ dates }) => <UnbilledDays days={dates} /> },
  created: {
    cell: ({ reason, userName, createdAt }) => (
      <TwoLines
        first={reason}
        second={`${userName ?? "Sistema"}, ${showInstant(new Date(createdAt), timeZone)}`}
        className="tabular-nums dense:max-w-36"
      />
    ),
  },
});

const undo = (act: ChangeAct): ListColumn<Row> => ({
  id: "undo",
  header: "Deshacer",
  isInteractive: true,
  align: "end",
  className: "print:hidden",
  cell: ({ id, version, description, amount }) => (
    <ConfirmAct
      trigger={
        <Button size="sm">
          <Undo2 aria-hidden="true" />
          <span className="sm:max-xl:sr-only">Volver a cobrar</span>
        </Button>
      }
      title="¿Volver a cobrar estos días?"
      description={`${description}: ${showMoney(amount)} vuelve a lo hecho y no facturado, o a la planilla en ejecución cuyo período lo tenga.`}
      confirmLabel="Volver a cobrar"
      tone="primary"
      act={asSeen(act, version)}
      input={{ write_off_id: id }}
      done="Los días se vuelven a cobrar."
    />
  ),
});

export function WriteOffsTable({ timeZone, takeBack, amount, ...shown }: WriteOffsTableProps) {
  const cells = useMemo(() => cellsIn(timeZone), [timeZone]);
  const acts = useMemo(() => takeBack && undo(takeBack), [takeBack]);
  return (
    <DeclaredTable
      {...shown}
      {...{ cells, acts }}
      list={writeOffList}
      icon={CircleCheckBig}
      create="settled"
      totals={<ListSum label="No se cobrará" {...{ amount, total: shown.total }} />}
    />
  );
}
