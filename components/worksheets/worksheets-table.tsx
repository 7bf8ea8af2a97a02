"use client";

import { ReceiptText } from "lucide-react";
import { DataTable } from "@/components/lists/data-table";
import type { Filter } from "@/components/lists/filters";
import type { FirstAct } from "@/components/ui/empty-state";
import type { Option } from "@/components/ui/select";
import { worksheetStatuses } from "@/db/values";
import type { WorksheetRows } from "@/lib/billing/list-worksheet-rows";
import { links } from "@/lib/links/pages";
import type { ListQuery } from "@/lib/lists/address";
import { isCancelled } from "@/lib/states/worksheet";
import { worksheetStatusLabels } from "@/lib/worksheets/labels";
import { worksheetColumns } from "./worksheet-columns";
import { WorksheetTotals } from "./worksheet-totals";

const state: Filter[] = [
  {
    kind: "multi",
    key: "status",
    label: "Estado",
    options: worksheetStatuses.map((value) => ({ value, label: worksheetStatusLabels[value] })),
  },
  { kind: "boolean", key: "is_closed", label: "Cierre", yes: "CERRADA", no: "Sin cerrar" },
  { kind: "dates", key: "date", label: "Fecha" },
];

interface WorksheetsTableProps extends Pick<WorksheetRows, "rows" | "total" | "totals"> {
  query: ListQuery<string, object>;
  /** What to narrow the sheets of all projects to; without it they are of one. */
  choices?: { projects: readonly Option[]; partners: readonly Option[] };
  exportHref: string;
  /** What makes the first one. */
  create: FirstAct;
}

/** The work sheets of a project, or of all, with what they amount to. */
export function WorksheetsTable({ choices, totals, create, ...list }: WorksheetsTableProps) {
  const filters: Filter[] = choices
    ? [
        ...state,
        { kind: "select", key: "project_id", label: "Proyecto", options: choices.projects },
        { kind: "select", key: "partner_id", label: "Cliente", options: choices.partners },
      ]
    : state;
  return (
    <div className="grid gap-3">
      <DataTable
        {...list}
        id={choices ? "worksheets" : "project-worksheets"}
        label="Planillas"
        searchLabel={choices ? "Buscar por serie, cliente o campamento" : "Buscar por serie"}
        columns={choices ? worksheetColumns.ofAll : worksheetColumns.ofProject}
        filters={filters}
        rowId={({ id }) => String(id)}
        rowHref={({ id, projectId }) => links.worksheet(projectId, id)}
        rowMuted={isCancelled}
        empty={{
          icon: ReceiptText,
          title: "Aún no hay planillas",
          description:
            "Una planilla reúne los días, servicios y trabajos de un período, y se escribe sola.",
          act: create,
        }}
      />
      {list.total > 0 ? <WorksheetTotals totals={totals} count={list.total} /> : null}
    </div>
  );
}
