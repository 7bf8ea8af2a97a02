import { worksheetStatuses } from "@/db/values";

export type WorksheetStatus = (typeof worksheetStatuses)[number];

type WithStatus = { status: WorksheetStatus };
type WorksheetStatusRules = {
  /** Its lines claim what they bill; a cancelled sheet bills nothing. */
  isLive: boolean;
  /** Its lines follow the facts and may be edited, unless it is locked. */
  isOpen: boolean;
  isInProgress: boolean;
  isInvoiced: boolean;
  isCancelled: boolean;
  canReopen: boolean;
  isCertified: boolean;
  completesChains: boolean;
  /** The intended progression; an update may set any status (decision 0008). */
  next: readonly WorksheetStatus[];
};

const frozen = {
  isLive: true,
  isOpen: false,
  isInProgress: false,
  isInvoiced: false,
  isCancelled: false,
  canReopen: true,
  isCertified: true,
  completesChains: false,
} as const;

/** Specification, "Work sheet status"; contract, section 6. */
export const worksheetStatusRules: Record<WorksheetStatus, WorksheetStatusRules> = {
  IN_PROGRESS: {
    ...frozen,
    isOpen: true,
    isInProgress: true,
    canReopen: false,
    isCertified: false,
    next: ["LIQUIDATED", "CANCELLED"],
  },
  LIQUIDATED: { ...frozen, completesChains: true, next: ["INVOICED", "CANCELLED"] },
  INVOICED: { ...frozen, isInvoiced: true, next: [] },
  CANCELLED: {
    ...frozen,
    isLive: false,
    isCancelled: true,
    canReopen: false,
    isCertified: false,
    next: [],
  },
};

export const openStatus = "IN_PROGRESS" satisfies WorksheetStatus;

export const invoicedStatus = "INVOICED" satisfies WorksheetStatus;

/** The status that each move ends in. */
export const worksheetMoves = {
  liquidate: { to: "LIQUIDATED" },
  invoice: { to: invoicedStatus },
  cancel: { to: "CANCELLED" },
  restore: { to: openStatus },
} as const satisfies Record<string, { to: WorksheetStatus }>;

/** Of a new sheet; only an update cancels. */
export const initialStatuses = ["IN_PROGRESS", "LIQUIDATED", "INVOICED"] as const;

export const liveStatuses = worksheetStatuses.filter(
  (status) => worksheetStatusRules[status].isLive,
);

/** Liquidated or invoiced: what they bill is settled. */
export const settledStatuses = liveStatuses.filter(
  (status) => !worksheetStatusRules[status].isOpen,
);

/** Written, not invoiced yet. */
export const statusesToBill = liveStatuses.filter(
  (status) => !worksheetStatusRules[status].isInvoiced,
);

export const isCertified = ({ status }: WithStatus): boolean =>
  worksheetStatusRules[status].isCertified;

export const isInProgress = ({ status }: WithStatus): boolean =>
  worksheetStatusRules[status].isInProgress;

export const isInvoiced = ({ status }: WithStatus): boolean => status === invoicedStatus;

export const isCancelled = ({ status }: WithStatus): boolean =>
  worksheetStatusRules[status].isCancelled;

export const isWritable = ({ status, isClosed }: WithStatus & { isClosed: boolean }): boolean =>
  worksheetStatusRules[status].isOpen && !isClosed;
