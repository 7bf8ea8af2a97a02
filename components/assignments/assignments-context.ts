"use client";

import { createContext, useContext } from "react";
import type { ChangeAct } from "@/components/ui/use-act";
import type { Day } from "@/lib/values/dates";
import type { ExchangedShown } from "./exchange-assignment";

export interface AssignmentActs {
  update: ChangeAct;
  changeRate: ChangeAct;
  withdrawRate: ChangeAct;
  release: ChangeAct;
  exchange: ChangeAct<ExchangedShown>;
  reactivate: ChangeAct;
  remove: ChangeAct;
}

interface Assignments {
  today: Day;
  /** Null without permission. */
  acts: AssignmentActs | null;
}

/** A context, so that the columns stay the same and an open window outlives a refresh. */
export const AssignmentsContext = createContext<Assignments>({ today: "", acts: null });

export const useAssignments = () => useContext(AssignmentsContext);
