import { scanStatuses } from "@/db/values";

export type ScanStatus = (typeof scanStatuses)[number];

type WithStatus = { status: ScanStatus };

/** What a scan goes through, from the status it must have; cancelling takes any that is unfinished. */
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

type ScanStanding = {
  /** It is being read or saved. */
  isWorkedOn: boolean;
  /** Its pages may be arranged and confirmed. */
  isInReview: boolean;
  /** It may still be cancelled. */
  isUnfinished: boolean;
  /** It came to nothing: it need not be kept. */
  isForgettable: boolean;
};

const ended = {
  isWorkedOn: false,
  isInReview: false,
  isUnfinished: false,
  isForgettable: false,
} as const;

const scanStandings: Record<ScanStatus, ScanStanding> = {
  READING: { ...ended, isWorkedOn: true, isUnfinished: true },
  REVIEW: { ...ended, isInReview: true, isUnfinished: true },
  SAVING: { ...ended, isWorkedOn: true, isUnfinished: true },
  SAVED: ended,
  CANCELLED: { ...ended, isForgettable: true },
  FAILED: { ...ended, isUnfinished: true, isForgettable: true },
};

export const unfinishedScans = scanStatuses.filter((status) => scanStandings[status].isUnfinished);

export const forgettableScans = scanStatuses.filter(
  (status) => scanStandings[status].isForgettable,
);

export const isWorkedOn = ({ status }: WithStatus): boolean => scanStandings[status].isWorkedOn;

export const isInReview = ({ status }: WithStatus): boolean => scanStandings[status].isInReview;

export const isUnfinished = ({ status }: WithStatus): boolean => scanStandings[status].isUnfinished;

export const isBeingSaved = ({ status }: WithStatus): boolean => status === "SAVING";

export const isSavedScan = ({ status }: WithStatus): boolean => status === "SAVED";

/** Its file could not be read. */
export const isUnreadable = ({ status }: WithStatus): boolean => status === "FAILED";
