"use client";

import { CircleCheckBig, Undo2 } from "lucide-react";
import { ConfirmAct } from "@/components/forms/confirm-act";
import type { ListColumn } from "@/components/lists/columns";
import { DataTable } from "@/components/lists/data-table";
import { Button } from "@/components/ui/button";
import type { Option } from "@/components/ui/select";
import { asSeen, type ChangeAct } from "@/components/ui/use-act";
import { links } from "@/lib/links/pages";
import type { ListQuery } from "@/lib/lists/address";
import { showInstant } from "@/lib/values/dates";
import { showMoney } from "@/lib/values/decimal";
import type { WriteOff, WriteOffs } from "@/lib/write-offs/list-write-offs";
import { BilledProject } from "./billed-project";
import { ListSum } from "./list-sum";
import { UnbilledDays } from "./unbilled-days";

interface WriteOffsTableProps extends Pick<WriteOffs, "rows" | "total" | "amount"> {
  query: ListQuery<string, object>;
  projects: readonly Option[];
  timeZone: string;
  /** For who may take one back. */
  takeBack: ChangeAct | null;
}

const facts: ListColumn<WriteOff>[] = [
  {
    id: "description",
    header: "Qué se hizo",
    main: true,
    sortable: true,
    cell: ({ description, equipment }) => (
      <span className="block">
        {description}
        <span className="block text-muted text-xs">{equipment.code}</span>
      </span>
    ),
  },
  {
    id: "location",
    header: "Proyecto",
    sortable: true,
    interactive: true,
    cell: ({ project }) => <BilledProject {...project} />,
  },
  { id: "dates", header: "Días", cell: ({ dates }) => <UnbilledDays days={dates} /> },
  {
    id: "amount",
    header: "Monto",
    sortable: true,
    align: "end",
    cell: ({ amount }) => showMoney(amount),
  },
];

const reasonIn = (timeZone: string): ListColumn<WriteOff> => ({
  id: "created",
  header: "Motivo, quién y cuándo",
  sortable: true,
  cell: ({ reason, userName, createdAt }) => (
    <span className="block">
      {reason}
      <span className="block text-muted text-xs tabular-nums">
        {userName ?? "Sistema"}, {showInstant(new Date(createdAt), timeZone)}
      </span>
    </span>
  ),
});

const undo = (act: ChangeAct): ListColumn<WriteOff> => ({
  id: "undo",
  header: "Deshacer",
  interactive: true,
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

/** What was done and will not be billed, with why and by whom. */
export function WriteOffsTable({ projects, timeZone, takeBack, ...props }: WriteOffsTableProps) {
  const { amount, ...list } = props;
  const columns = [...facts, reasonIn(timeZone), ...(takeBack ? [undo(takeBack)] : [])];
  return (
    <div className="grid gap-3">
      <DataTable
        {...list}
        id="write-offs"
        label="No se cobrará"
        searchLabel="Buscar por descripción, motivo, cliente o sitio"
        columns={columns}
        filters={[{ kind: "select", key: "projectId", label: "Proyecto", options: projects }]}
        rowId={({ id }) => String(id)}
        exportHref={`${links.writeOffs}/export`}
        empty={{
          icon: CircleCheckBig,
          title: "Nada se ha dejado de cobrar",
          description: "Aquí constan los días a los que alguien renunció, con su motivo.",
          act: "settled",
        }}
      />
      {list.total > 0 ? <ListSum label="No se cobrará" amount={amount} /> : null}
    </div>
  );
}
