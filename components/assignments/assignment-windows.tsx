"use client";

import { AssignmentHistory } from "./assignment-history";
import type { AssignmentWindow } from "./assignment-window";
import type { AssignmentActs } from "./assignments-context";
import { ChangeRate } from "./change-rate";
import { EditAssignment } from "./edit-assignment";
import { ExchangeAssignment } from "./exchange-assignment";
import { ReactivateAssignment } from "./reactivate-assignment";
import { ReleaseAssignment } from "./release-assignment";
import { RemoveAssignment } from "./remove-assignment";
import { RetireAssignment } from "./retire-assignment";

export type AssignmentWish =
  | "edit"
  | "rate"
  | "retire"
  | "release"
  | "exchange"
  | "reactivate"
  | "history"
  | "delete";

interface AssignmentWindowsProps extends Omit<AssignmentWindow, "act"> {
  wish: AssignmentWish;
  acts: AssignmentActs;
}

export function AssignmentWindows({ wish, acts, ...shared }: AssignmentWindowsProps) {
  if (wish === "edit") return <EditAssignment {...shared} act={acts.update} />;
  if (wish === "rate")
    return <ChangeRate {...shared} act={acts.changeRate} withdraw={acts.withdrawRate} />;
  if (wish === "retire")
    return <RetireAssignment {...shared} act={acts.update} reactivate={acts.reactivate} />;
  if (wish === "release")
    return <ReleaseAssignment {...shared} act={acts.release} reactivate={acts.reactivate} />;
  if (wish === "exchange") return <ExchangeAssignment {...shared} act={acts.exchange} />;
  if (wish === "reactivate") return <ReactivateAssignment {...shared} act={acts.reactivate} />;
  if (wish === "history")
    return <AssignmentHistory {...shared} act={acts.reactivate} withdraw={acts.withdrawRate} />;
  return <RemoveAssignment {...shared} act={acts.remove} />;
}
