import type { visitStatuses } from "@/db/values";

export type RecordedVisitStatus = (typeof visitStatuses)[number];

/** PLANNED: nobody recorded it. */
export type VisitStatus = RecordedVisitStatus | "PLANNED";

type WithStatus = { status: VisitStatus };

type VisitStatusRules = {
  /** Proves a day that is billed. */
  isDone: boolean;
  isWaiting: boolean;
  /** It waits on another day than planned. */
  asksNewDay: boolean;
  asksReason: boolean;
};

const plain = { isDone: false, isWaiting: false, asksNewDay: false, asksReason: false } as const;

/** Contract, section 7. */
const visitStatusRules: Record<VisitStatus, VisitStatusRules> = {
  PLANNED: { ...plain, isWaiting: true },
  MOVED: { ...plain, isWaiting: true, asksNewDay: true },
  DONE: { ...plain, isDone: true },
  SKIPPED: { ...plain, asksReason: true },
};

export const doneStatus = "DONE" satisfies VisitStatus;

export const skippedStatus = "SKIPPED" satisfies VisitStatus;

export const movedStatus = "MOVED" satisfies VisitStatus;

export const isDone = ({ status }: WithStatus): boolean => visitStatusRules[status].isDone;

export const isWaitingVisit = ({ status }: WithStatus): boolean =>
  visitStatusRules[status].isWaiting;

export const isMoved = ({ status }: WithStatus): boolean => status === movedStatus;

export const asksNewDay = ({ status }: WithStatus): boolean => visitStatusRules[status].asksNewDay;

export const asksReason = ({ status }: WithStatus): boolean => visitStatusRules[status].asksReason;

/** Done, where nothing is recorded yet. */
export const proposedStatus = ({ status }: WithStatus) =>
  status === "PLANNED" ? doneStatus : status;
