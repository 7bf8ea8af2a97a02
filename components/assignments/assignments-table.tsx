"use client";

import { PackagePlus } from "lucide-react";
import { useMemo } from "react";
import { DataTable } from "@/components/lists/data-table";
import type { Filter } from "@/components/lists/filters";
import type { FirstAct } from "@/components/ui/empty-state";
import { resourceKinds } from "@/db/values";
import { kindLabels } from "@/lib/assignments/labels";
import type { AssignmentRow } from "@/lib/assignments/list-assignment-rows";
import { links } from "@/lib/links/pages";
import type { ListQuery } from "@/lib/lists/address";
import type { Day } from "@/lib/values/dates";
import { assignmentColumns } from "./assignment-columns";
import { type AssignmentActs, AssignmentsContext } from "./assignments-context";

const filters: Filter[] = [
  {
    kind: "select",
    key: "kind",
    label: "Clase",
    options: resourceKinds.map((kind) => ({ value: kind, label: kindLabels[kind] })),
  },
  { kind: "boolean", key: "isRetired", label: "Estado", yes: "Retirada", no: "Sin retirar" },
];

interface AssignmentsTableProps {
  projectId: number;
  query: ListQuery<string, object>;
  rows: AssignmentRow[];
  total: number;
  today: Day;
  /** What makes the first one. */
  assign: FirstAct;
  acts: AssignmentActs | null;
}

/** What is assigned to the project: active first. */
export function AssignmentsTable(props: AssignmentsTableProps) {
  const { projectId, assign, today, acts, ...list } = props;
  const shared = useMemo(() => ({ today, acts }), [today, acts]);
  const isEmpty =
    list.total === 0 && !list.query.search && Object.keys(list.query.filters).length === 0;
  return (
    <AssignmentsContext value={shared}>
      <div className="grid gap-4">
        {typeof assign !== "string" && !isEmpty ? (
          <div className="flex justify-end print:hidden">{assign}</div>
        ) : null}
        <DataTable
          {...list}
          id="assignments"
          label="Recursos"
          searchLabel="Buscar por código o nombre"
          columns={acts ? assignmentColumns.acting : assignmentColumns.reading}
          filters={filters}
          rowId={({ id }) => String(id)}
          rowHref={({ equipmentId }) => links.equipment(equipmentId)}
          rowMuted={({ isRetired }) => isRetired}
          exportHref={`${links.projectResources(projectId)}/export`}
          empty={{
            icon: PackagePlus,
            title: "Aún no hay recursos asignados",
            description:
              "Asigne los equipos y servicios que van a este campamento, con su tarifa y su frecuencia.",
            act: assign,
          }}
        />
      </div>
    </AssignmentsContext>
  );
}
