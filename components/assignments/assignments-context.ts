"use client";

import { createContext, useContext } from "react";
import type { ChangeAct } from "@/components/ui/use-act";
import type { Day } from "@/lib/values/dates";

export interface AssignmentActs {
  update: ChangeAct;
  release: ChangeAct;
  reactivate: ChangeAct;
  remove: ChangeAct;
}

interface Assignments {
  today: Day;
  /** Null for who may change nothing. */
  acts: AssignmentActs | null;
}

/** What every row of the list needs; the columns stay the same, so that an open window outlives a refresh. */
export const AssignmentsContext = createContext<Assignments>({ today: "", acts: null });

export const useAssignments = () => useContext(AssignmentsContext);
