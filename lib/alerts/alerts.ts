import {
  type AlertDays,
  type alertStatuses,
  expiryOf,
  needsAttention,
  type Paper,
} from "../papers/expiry";
import type { Day } from "../values/dates";

export type PaperAlert = Paper & {
  status: (typeof alertStatuses)[number];
  daysLeft: number | null;
};

export type PaperStanding = Paper & ReturnType<typeof expiryOf>;

const { compare } = new Intl.Collator("es");
const daysOf = ({ daysLeft }: PaperStanding) => daysLeft ?? Number.MAX_SAFE_INTEGER;

const worstFirst = (a: PaperStanding, b: PaperStanding): number =>
  daysOf(a) - daysOf(b) ||
  compare(a.subjectName, b.subjectName) ||
  compare(a.kind, b.kind) ||
  a.subjectId - b.subjectId ||
  (a.recordId ?? 0) - (b.recordId ?? 0) ||
  compare(a.field, b.field);

/** The worst first and the missing at the end; those valid for longer are left out. */
export const alertsOf = (papers: readonly Paper[], day: Day, alertDays: AlertDays): PaperAlert[] =>
  papers
    .map((paper) => ({ ...paper, ...expiryOf(paper, day, alertDays) }))
    .filter(needsAttention)
    .sort(worstFirst);

const validLast = (paper: PaperStanding) => Number(!needsAttention(paper));

export const standingsOf = (
  papers: readonly Paper[],
  day: Day,
  alertDays: AlertDays,
): PaperStanding[] =>
  papers
    .map((paper) => ({ ...paper, ...expiryOf(paper, day, alertDays) }))
    .sort((a, b) => validLast(a) - validLast(b) || worstFirst(a, b));
