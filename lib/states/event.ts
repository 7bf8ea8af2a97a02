import { type eventPriorities, eventStatuses } from "@/db/values";

export type EventStatus = (typeof eventStatuses)[number];

type WithStatus = { status: EventStatus };

type EventStatusRules = {
  isOpen: boolean;
  isDeletable: boolean;
};

/** Contract, section 7. */
const eventStatusRules: Record<EventStatus, EventStatusRules> = {
  SCHEDULED: { isOpen: true, isDeletable: true },
  IN_PROGRESS: { isOpen: true, isDeletable: false },
  COMPLETED: { isOpen: false, isDeletable: false },
  CANCELLED: { isOpen: false, isDeletable: true },
};

/** The status that each move ends in. */
export const eventMoves = {
  complete: { to: "COMPLETED" },
} as const satisfies Record<string, { to: EventStatus }>;

export const openEventStatuses = eventStatuses.filter((status) => eventStatusRules[status].isOpen);

/** Not cancelled. */
export const heldEventStatuses = eventStatuses.filter(
  (status) => eventStatusRules[status].isOpen || !eventStatusRules[status].isDeletable,
);

export const isOpenEvent = ({ status }: WithStatus): boolean => eventStatusRules[status].isOpen;

export const isDeletableEvent = ({ status }: WithStatus): boolean =>
  eventStatusRules[status].isDeletable;

export const isCancelledEvent = ({ status }: WithStatus): boolean => status === "CANCELLED";

export const isUrgent = ({ priority }: { priority: (typeof eventPriorities)[number] }): boolean =>
  priority === "URGENT";
