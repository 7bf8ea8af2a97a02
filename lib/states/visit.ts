import type { visitStatuses } from "@/db/values";

/** Planned: nobody recorded it. */
export type VisitStatus = (typeof visitStatuses)[number] | "PLANNED";

type WithStatus = { status: VisitStatus };

type VisitStanding = {
  /** The service was done: it proves a day that is billed. */
  isDone: boolean;
  /** Somebody is still to say how it ended. */
  isWaiting: boolean;
};

/** Contract, section 7. */
const visitStandings: Record<VisitStatus, VisitStanding> = {
  PLANNED: { isDone: false, isWaiting: true },
  MOVED: { isDone: false, isWaiting: true },
  DONE: { isDone: true, isWaiting: false },
  SKIPPED: { isDone: false, isWaiting: false },
};

export const doneStatus = "DONE" satisfies VisitStatus;

export const isDone = ({ status }: WithStatus): boolean => visitStandings[status].isDone;

export const isWaitingVisit = ({ status }: WithStatus): boolean => visitStandings[status].isWaiting;
