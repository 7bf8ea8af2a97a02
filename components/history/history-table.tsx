"use client";

import { History } from "lucide-react";
import { useMemo } from "react";
import { DeclaredTable, type ShownList } from "@/components/lists/declared-table";
import type { CellsOf } from "@/components/lists/screen-columns";
import { changeList } from "@/lib/history/list";
import type { NamedChange } from "@/lib/history/name-changes";
import { ActionBadge } from "./action-badge";
import { ChangedFields } from "./changed-fields";
import { RecordName } from "./record-name";

const cellsIn = (timeZone: string): CellsOf<typeof changeList> => ({
  record: {
    className: "align-top",
    cell: (change) => (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <ActionBadge change={change} />
        <RecordName change={change} />
      </span>
    ),
  },
  user: { className: "align-top" },
  at: { className: "whitespace-nowrap align-top tabular-nums" },
  changes: {
    className:
      "w-1/2 min-w-72 align-top max-sm:block max-sm:w-auto max-sm:text-left max-sm:before:mb-1 max-sm:before:block",
    cell: (change) => <ChangedFields change={change} timeZone={timeZone} compact />,
  },
});

interface HistoryTableProps extends Omit<ShownList<NamedChange>, "create"> {
  timeZone: string;
}

export function HistoryTable(shown: HistoryTableProps) {
  const cells = useMemo(() => cellsIn(shown.timeZone), [shown.timeZone]);
  return (
    <DeclaredTable {...shown} list={changeList} cells={cells} icon={History} create="follows" />
  );
}
