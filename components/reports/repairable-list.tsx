"use client";

import { Wrench } from "lucide-react";
import { BulkAct } from "@/components/lists/bulk-act";
import type { BulkChange, BulkRow } from "@/components/lists/bulk-row";
import {
  PlainListTable,
  type PlainListTableProps,
  type PlainRow,
} from "@/components/lists/plain-list-table";
import { counted } from "@/lib/values/count-text";

const unitOf = ({ id }: PlainRow) => Number(id.split("-")[0]);

/** A unit once, however many faults its row has. */
function bulkRows(rows: readonly PlainRow[], ids: readonly string[]): BulkRow[] {
  const chosen = new Set(ids);
  const units = new Map(
    rows
      .filter(({ id }) => chosen.has(id))
      .map((row) => [
        unitOf(row),
        {
          id: unitOf(row),
          seen: null,
          name: String(row.values.code ?? ""),
          effect: `Queda como dice ${row.values.project ? "su asignación" : "que no tiene asignación"}`,
          hindrance: null,
        },
      ]),
  );
  return [...units.values()];
}

/** Units whose row disagrees with their assignments, with what makes them agree. */
export const RepairableList = ({
  repair,
  ...table
}: PlainListTableProps & { repair: BulkChange }) => (
  <PlainListTable
    {...table}
    bulkActions={(ids, clear) => (
      <BulkAct
        icon={Wrench}
        label="Reparar"
        title="¿Reparar los equipos elegidos?"
        description="Cada uno por sí solo: su ficha queda como dicen sus asignaciones de hoy. Consta en su historial."
        confirmLabel="Reparar"
        rows={bulkRows(table.rows, ids)}
        act={repair}
        done={(units) => counted(units, "equipo reparado", "equipos reparados")}
        onDone={clear}
      />
    )}
  />
);
