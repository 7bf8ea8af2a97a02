import {
  type AlertDays,
  type alertStatuses,
  expiryOf,
  needsAttention,
  type Paper,
} from "../papers/expiry";
import { addDays, type Day } from "../values/dates";

/** What a list of alerts tells of a paper. */
export type PaperAlert = Omit<Paper, "block" | "issuedOn" | "note"> & {
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

/** A paper that is valid after it needs no attention yet. */
export const lastAlertDay = (day: Day, [soon, later]: AlertDays): Day =>
  addDays(day, Math.max(soon, later));

/** The worst first and the missing at the end; those valid for longer are left out. */
export function alertsOf(papers: readonly Paper[], day: Day, alertDays: AlertDays): PaperAlert[] {
  const last = lastAlertDay(day, alertDays);
  return papers
    .filter(({ expiresOn }) => expiresOn === null || expiresOn <= last)
    .map((paper) => ({ ...paper, ...expiryOf(paper, day, alertDays) }))
    .filter(needsAttention)
    .sort(worstFirst);
}

const validLast = (paper: PaperStanding) => Number(!needsAttention(paper));

export const standingsOf = (
  papers: readonly Paper[],
  day: Day,
  alertDays: AlertDays,
): PaperStanding[] =>
  papers
    .map((paper) => ({ ...paper, ...expiryOf(paper, day, alertDays) }))
    .sort((a, b) => validLast(a) - validLast(b) || worstFirst(a, b));
