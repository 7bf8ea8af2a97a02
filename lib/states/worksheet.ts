import { worksheetStatuses } from "@/db/values";

export type WorksheetStatus = (typeof worksheetStatuses)[number];

type WithStatus = { status: WorksheetStatus };
type WorksheetStatusRules = {
  /** Its lines claim what they bill; a cancelled sheet bills nothing. */
  isLive: boolean;
  /** Its lines follow the facts and may be edited, unless it is locked. */
  isOpen: boolean;
  canReopen: boolean;
  isCertified: boolean;
  completesChains: boolean;
  /** The intended progression; an update may set any status (decision 0008). */
  next: readonly WorksheetStatus[];
};

const frozen = {
  isLive: true,
  isOpen: false,
  canReopen: true,
  isCertified: true,
  completesChains: false,
} as const;

/** Specification, "Work sheet status"; contract, section 6. */
export const worksheetStatusRules: Record<WorksheetStatus, WorksheetStatusRules> = {
  IN_PROGRESS: {
    ...frozen,
    isOpen: true,
    canReopen: false,
    isCertified: false,
    next: ["LIQUIDATED", "CANCELLED"],
  },
  LIQUIDATED: { ...frozen, completesChains: true, next: ["INVOICED", "CANCELLED"] },
  INVOICED: { ...frozen, next: [] },
  CANCELLED: { ...frozen, isLive: false, canReopen: false, isCertified: false, next: [] },
};

export const openStatus = "IN_PROGRESS" satisfies WorksheetStatus;

/** Of a new sheet; only an update cancels. */
export const initialStatuses = ["IN_PROGRESS", "LIQUIDATED", "INVOICED"] as const;

export const liveStatuses = worksheetStatuses.filter(
  (status) => worksheetStatusRules[status].isLive,
);

export const isCertified = ({ status }: WithStatus): boolean =>
  worksheetStatusRules[status].isCertified;

export const isInProgress = ({ status }: WithStatus): boolean =>
  worksheetStatusRules[status].isOpen;

export const isCancelled = ({ status }: WithStatus): boolean =>
  !worksheetStatusRules[status].isLive;

export const isWritable = ({ status, isClosed }: WithStatus & { isClosed: boolean }): boolean =>
  worksheetStatusRules[status].isOpen && !isClosed;

export const invoicedStatus = "INVOICED" satisfies WorksheetStatus;
