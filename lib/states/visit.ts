import type { visitStatuses } from "@/db/values";

/** Planned: nobody recorded it. */
export type VisitStatus = (typeof visitStatuses)[number] | "PLANNED";

type WithStatus = { status: VisitStatus };

type VisitStanding = {
  /** The service was done: it proves a day that is billed. */
  isDone: boolean;
  /** Somebody is still to say how it ended. */
  isWaiting: boolean;
  /** It waits on another day than its own. */
  asksNewDay: boolean;
  asksReason: boolean;
};

const plain = { isDone: false, isWaiting: false, asksNewDay: false, asksReason: false } as const;

/** Contract, section 7. */
const visitStandings: Record<VisitStatus, VisitStanding> = {
  PLANNED: { ...plain, isWaiting: true },
  MOVED: { ...plain, isWaiting: true, asksNewDay: true },
  DONE: { ...plain, isDone: true },
  SKIPPED: { ...plain, asksReason: true },
};

export const doneStatus = "DONE" satisfies VisitStatus;

export const movedStatus = "MOVED" satisfies VisitStatus;

export const isDone = ({ status }: WithStatus): boolean => visitStandings[status].isDone;

export const isWaitingVisit = ({ status }: WithStatus): boolean => visitStandings[status].isWaiting;

export const isMoved = ({ status }: WithStatus): boolean => status === movedStatus;

export const asksNewDay = ({ status }: WithStatus): boolean => visitStandings[status].asksNewDay;

export const asksReason = ({ status }: WithStatus): boolean => visitStandings[status].asksReason;

/** What is offered to be recorded: done, where nobody recorded anything yet. */
export const proposedStatus = ({ status }: WithStatus) =>
  status === "PLANNED" ? doneStatus : status;
