"use client";

import { CircleCheckBig } from "lucide-react";
import { DataTable } from "@/components/lists/data-table";
import type { Filter } from "@/components/lists/filters";
import type { Option } from "@/components/ui/select";
import { lineKinds } from "@/db/values";
import { lineKindLabels } from "@/lib/billing/labels";
import type { UnbilledRows } from "@/lib/billing/list-unbilled-rows";
import { links } from "@/lib/links/pages";
import type { ListQuery } from "@/lib/lists/address";
import { ListSum } from "./list-sum";
import type { UnbilledActs } from "./settle-unbilled";
import { unbilledColumns } from "./unbilled-columns";

const filtersOver = (projects: readonly Option[]): Filter[] => [
  { kind: "select", key: "project_id", label: "Proyecto", options: projects },
  { kind: "dates", key: "date", label: "Días" },
  {
    kind: "multi",
    key: "kind",
    label: "Clase",
    options: lineKinds
      .filter((kind) => kind !== "MANUAL")
      .map((value) => ({ value, label: lineKindLabels[value] })),
  },
];

interface UnbilledTableProps extends Pick<UnbilledRows, "rows" | "total" | "amount"> {
  query: ListQuery<string, object>;
  projects: readonly Option[];
  /** For who may bill it or give it up. */
  acts: UnbilledActs | null;
}

/** What was done and no sheet of any project bills. */
export function UnbilledTable({ projects, amount, acts, ...list }: UnbilledTableProps) {
  return (
    <div className="grid gap-3">
      <DataTable
        {...list}
        id="unbilled"
        label="Hecho y no facturado"
        searchLabel="Buscar por descripción, cliente o sitio"
        columns={unbilledColumns(acts)}
        filters={filtersOver(projects)}
        rowId={({ id, project }) => `${project.id}-${id}`}
        exportHref={`${links.unbilled}/export`}
        empty={{
          icon: CircleCheckBig,
          title: "Todo lo hecho está en planillas",
          description: "Hasta hoy no queda ningún día, servicio, mantenimiento ni guía sin cobrar.",
          act: "settled",
        }}
      />
      {list.total > 0 ? <ListSum label="Por cobrar" amount={amount} /> : null}
    </div>
  );
}
