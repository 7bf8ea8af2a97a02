import { env } from "../kernel/env";
import { mostDaysKept } from "../values/retention";

/** How a job is worked; times in seconds. */
export type Queue = {
  /** Again and again, after so long; else once somebody asks for it. */
  every?: number;
  /** Not as the server starts. */
  waits?: boolean;
  /** A cron expression in the company's time zone. */
  at?: string;
  /** Tries after the first. */
  retries: number;
  /** Before the first retry, doubled with each. */
  delay: number;
  /** After which a try counts as failed. */
  limit: number;
  /** After so long without a sign of life whoever works it counts as dead, before the limit is over. */
  alive?: number;
  /** Worked side by side in one process. */
  sideBySide: number;
  /** How long what became of it is kept at most; the settings may say less. */
  kept: number;
};

const day = 86_400;

const once = (given: Partial<Queue> = {}): Queue => ({
  retries: 2,
  delay: 10,
  limit: 900,
  sideBySide: 1,
  kept: mostDaysKept * day,
  ...given,
});

/** The next time is the retry. */
const every = (seconds: number, given: Partial<Queue> = {}): Queue =>
  once({ every: seconds, retries: 0, limit: 600, kept: day, ...given });

/** Not at all where the service was not told of a folder for copies. */
const ofCopies = (at: string): Queue =>
  once({ ...(env.BACKUP_DIR === undefined ? {} : { at }), delay: 300, limit: 7_200 });

/** What is done besides answering requests. */
export const queues = {
  "read-scan": once({ sideBySide: 4 }),
  "resume-scans": every(10),
  "send-mail": once({ retries: 12, delay: 20, limit: 600, alive: 30 }),
  "resume-mails": every(60),
  "send-password-link": once({ kept: day }),
  "write-digests": once({ at: "30 6 * * *", retries: 5, delay: 300, limit: 7_200 }),
  "write-report-mails": once({ at: "2 * * * *", retries: 5, delay: 120, limit: 1_800 }),
  "notify-of-the-day": every(3_600),
  "mail-notifications": every(300),
  "refresh-unbilled-totals": every(10),
  "free-ended-equipment": every(60),
  "extend-overdue-claims": every(600),
  "expire-holds": every(60),
  "forget-expired": every(60),
  "warn-of-proxy": every(60),
  "sweep-files": every(env.SWEEP_MINUTES * 60, { limit: 3_600, waits: true }),
  "check-files": once({ at: "30 1 * * *", delay: 300, limit: 7_200 }),
  "back-up": ofCopies("0 3 * * *"),
  "restore-drill": ofCopies("0 4 * * 0"),
} as const satisfies Record<string, Queue>;

export type JobName = keyof typeof queues;

/** What a job is told; the others are told nothing. */
type Told = {
  "read-scan": { scanId: number };
  "send-mail": { mailId: number };
  "send-password-link": { email: string };
};

export type JobData<Name extends JobName> = Name extends keyof Told ? Told[Name] : null;

export type AskedJob = keyof Told;

export const queueOf = (name: JobName): Queue => queues[name];

export const jobNames = Object.keys(queues) as JobName[];
