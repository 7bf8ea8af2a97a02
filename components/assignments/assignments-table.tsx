"use client";

import { PackagePlus } from "lucide-react";
import { useMemo } from "react";
import { chosenRows } from "@/components/lists/chosen-rows";
import { DeclaredTable, type ShownList } from "@/components/lists/declared-table";
import { assignmentList } from "@/lib/assignments/list";
import type { AssignmentRow } from "@/lib/assignments/list-assignment-rows";
import { links } from "@/lib/links/pages";
import type { Day } from "@/lib/values/dates";
import { assignmentCells, assignmentMenu } from "./assignment-cells";
import { type AssignmentActs, AssignmentsContext } from "./assignments-context";
import { ActsOnChosen, type AssignmentsInBulk } from "./assignments-in-bulk";

interface AssignmentsTableProps extends ShownList<AssignmentRow> {
  today: Day;
  acts: AssignmentActs | null;
  /** Null for who may only look. */
  inBulk: AssignmentsInBulk | null;
}

export function AssignmentsTable({ today, acts, inBulk, ...shown }: AssignmentsTableProps) {
  const { create, total, query } = shown;
  const shared = useMemo(() => ({ today, acts }), [today, acts]);
  const isEmpty = total === 0 && !query.search && Object.keys(query.filters).length === 0;
  return (
    <AssignmentsContext value={shared}>
      <div className="grid gap-4">
        {typeof create !== "string" && !isEmpty ? (
          <div className="flex justify-end print:hidden">{create}</div>
        ) : null}
        <DeclaredTable
          {...shown}
          list={assignmentList}
          cells={assignmentCells}
          acts={acts && assignmentMenu}
          icon={PackagePlus}
          rowHref={({ equipmentId }) => links.equipment(equipmentId)}
          rowMuted={({ isRetired }) => isRetired}
          {...(inBulk
            ? {
                bulkActions: (ids: string[], clear: () => void) => (
                  <ActsOnChosen
                    rows={chosenRows(shown.rows, ids)}
                    {...{ today }}
                    acts={inBulk}
                    onDone={clear}
                  />
                ),
              }
            : {})}
        />
      </div>
    </AssignmentsContext>
  );
}
