import { scanStatuses } from "@/db/values";

export type ScanStatus = (typeof scanStatuses)[number];

type WithStatus = { status: ScanStatus };

/** The status that each move starts from; cancelling takes any unfinished one. */
export const scanMoves = {
  read: { from: "READING", to: "REVIEW" },
  fail: { from: "READING", to: "FAILED" },
  confirm: { from: "REVIEW", to: "SAVING" },
  save: { from: "SAVING", to: "SAVED" },
  /** Saving broke off. */
  giveBack: { from: "SAVING", to: "REVIEW" },
  /** Every chain refused its file. */
  reopen: { from: "SAVED", to: "REVIEW" },
} as const satisfies Record<string, { from: ScanStatus; to: ScanStatus }>;

export const cancelledScan = "CANCELLED" satisfies ScanStatus;

type ScanStatusRules = {
  isWorkedOn: boolean;
  isInReview: boolean;
  isUnfinished: boolean;
  /** Nothing was saved, so it need not be kept. */
  isForgettable: boolean;
};

const ended = {
  isWorkedOn: false,
  isInReview: false,
  isUnfinished: false,
  isForgettable: false,
} as const;

const scanStatusRules: Record<ScanStatus, ScanStatusRules> = {
  READING: { ...ended, isWorkedOn: true, isUnfinished: true },
  REVIEW: { ...ended, isInReview: true, isUnfinished: true },
  SAVING: { ...ended, isWorkedOn: true, isUnfinished: true },
  SAVED: ended,
  CANCELLED: { ...ended, isForgettable: true },
  FAILED: { ...ended, isUnfinished: true, isForgettable: true },
};

export const unfinishedScans = scanStatuses.filter(
  (status) => scanStatusRules[status].isUnfinished,
);

export const forgettableScans = scanStatuses.filter(
  (status) => scanStatusRules[status].isForgettable,
);

export const isWorkedOn = ({ status }: WithStatus): boolean => scanStatusRules[status].isWorkedOn;

export const isInReview = ({ status }: WithStatus): boolean => scanStatusRules[status].isInReview;

export const isUnfinished = ({ status }: WithStatus): boolean =>
  scanStatusRules[status].isUnfinished;

export const isBeingSaved = ({ status }: WithStatus): boolean => status === "SAVING";

export const isSavedScan = ({ status }: WithStatus): boolean => status === "SAVED";

export const isUnreadable = ({ status }: WithStatus): boolean => status === "FAILED";
