import type { notificationKinds } from "@/db/values";
import type { Operation } from "../auth/permissions";
import type { Day } from "../values/dates";

export type NotificationKind = (typeof notificationKinds)[number];

/** What each kind's sentence says besides names. */
export type NotificationParams = {
  SCAN_READ: { pages: number; undecided: number };
  SCAN_FAILED: Record<never, never>;
  SCAN_BROKEN_OFF: Record<never, never>;
  /** `asked`: the filters, as its address has them. */
  REPORT_SENT: { name: string; slug: string; asked: string };
  REPORT_FAILED: { name: string; slug: string; asked: string };
  PAPER_ENDING: { label: string; expiresOn: Day; isOver?: boolean };
  VISITS_LATE: { visits: number; oldest: Day };
  EVENT_ASKED: { startDate: Day };
  ROUTE_PUBLISHED: { routes: number; from: Day };
  SHEET_TO_APPROVE: { sheetNumber: string };
  SHEET_APPROVED: { sheetNumber: string };
  SHEET_TAKEN_BACK: { sheetNumber: string };
};

/** With the names of its record and project as they are now, blank where they have none. */
export type NamedNotification<Params> = {
  params: Params;
  recordType: string;
  recordId: number;
  projectId: number | null;
  subject: string;
  place: string;
};

export type DeclaredKind<Params> = {
  label: string;
  /** What leads to it says. */
  hint: string;
  /** Who may not do it sees none; whoever may gets it where nobody is named. */
  operation: Operation;
  /** The morning's digest tells it, too. */
  isInDigest?: true;
  /** A mail of its own tells it, whoever wants it or not. */
  hasOwnMail?: true;
  sentence: (notification: NamedNotification<Params>) => string;
  path: (notification: NamedNotification<Params>) => string;
};
