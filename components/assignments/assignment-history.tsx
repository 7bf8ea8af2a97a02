"use client";

import { HistoryWindow } from "@/components/history/history-window";
import { UndoChange } from "@/components/history/undo-change";
import type { NamedChange } from "@/lib/history/name-changes";
import { type AssignmentWindow, assignmentTitle, retirementUndone } from "./assignment-window";

const retires = ({ recordType, changes }: NamedChange) =>
  recordType === "project_resource" && changes.is_retired?.[1] === true;

/** Its last retirement is taken back from here, as long as the record is as it was shown. */
export const AssignmentHistory = ({ row, act, onClose }: AssignmentWindow) => (
  <HistoryWindow
    title={assignmentTitle(row)}
    recordType="project_resource"
    {...{ id: row.id, onClose }}
    back={(change, changes) =>
      row.isRetired && change === changes.find(retires) ? (
        <UndoChange back={retirementUndone(row, act, row.version)} onDone={onClose} />
      ) : null
    }
  />
);
