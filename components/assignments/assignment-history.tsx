"use client";

import { HistoryWindow } from "@/components/history/history-window";
import { UndoChange } from "@/components/history/undo-change";
import type { ChangeAct } from "@/components/ui/use-act";
import type { NamedChange } from "@/lib/history/name-changes";
import {
  type AssignmentWindow,
  assignmentTitle,
  rateTakenBack,
  retirementUndone,
} from "./assignment-window";
import { rateToTakeBack } from "./rate-to-take-back";

const retires = ({ recordType, changes }: NamedChange) =>
  recordType === "project_resource" && changes.is_retired?.[1] === true;

interface AssignmentHistoryProps extends AssignmentWindow {
  withdraw: ChangeAct;
}

/** Its last retirement and prices to come are taken back from here, as long as the record is as it was shown. */
export function AssignmentHistory({ row, today, act, withdraw, onClose }: AssignmentHistoryProps) {
  const wayBack = (change: NamedChange, among: readonly NamedChange[]) => {
    if (row.isRetired)
      return change === among.find(retires) ? retirementUndone(row, act, row.version) : null;
    const fromDate = rateToTakeBack(change, among, today);
    return fromDate ? rateTakenBack(row, withdraw, fromDate) : null;
  };
  return (
    <HistoryWindow
      title={assignmentTitle(row)}
      recordType="project_resource"
      {...{ id: row.id, onClose }}
      back={(change, among) => {
        const back = wayBack(change, among);
        return back ? <UndoChange back={back} onDone={onClose} /> : null;
      }}
    />
  );
}
