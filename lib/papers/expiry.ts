import { addDays, type Day, daysBetween } from "../values/dates";

export const paperKinds = [
  "technical",
  "technical_pass",
  "vaccine",
  "vehicle",
  "vehicle_pass",
  "vehicle_certification",
] as const;

/** `expiresOn` is its last valid day; null when it is missing. */
export type Paper = {
  kind: (typeof paperKinds)[number];
  /** Which field holds its last day, in our rows and in documents. */
  field: string;
  fieldName: string;
  label: string;
  subjectId: number;
  subjectName: string;
  /** Null for a date of the subject itself. */
  recordId: number | null;
  block?: string;
  issuedOn?: Day | null;
  note?: string | null;
  expiresOn: Day | null;
};

export const passLabel = (blockLabel: string): string => `Pase ${blockLabel}`;

/** Of passes of one block, certifications of one name and so on, the one that ends last. */
export function lastOfEach(papers: readonly Paper[]): Paper[] {
  const last = new Map<string, Paper>();
  for (const paper of papers) {
    const key = `${paper.kind}/${paper.subjectId}/${paper.block ?? paper.label}`;
    const known = last.get(key);
    if (!known || (paper.expiresOn ?? "") > (known.expiresOn ?? "")) last.set(key, paper);
  }
  return [...last.values()];
}

/** The worst first. */
export const alertStatuses = ["expired", "due_10", "due_30", "missing"] as const;

type AlertStatus = (typeof alertStatuses)[number];

type Expiry = {
  status: AlertStatus | "valid";
  daysLeft: number | null;
};

export const isExpired = ({ status }: Pick<Expiry, "status">): boolean => status === "expired";

/** It is not valid for longer. */
export const needsAttention = <T extends Pick<Expiry, "status">>(
  expiry: T,
): expiry is T & { status: AlertStatus } => expiry.status !== "valid";

/** Days ahead. */
export type AlertDays = readonly [soon: number, later: number];

/** Contract, section 8: valid on its last day; thresholds are the settings' alert days. */
export function expiryOf(
  { expiresOn }: Pick<Paper, "expiresOn">,
  day: Day,
  [soon, later]: AlertDays = [10, 30],
): Expiry {
  if (expiresOn === null) return { status: "missing", daysLeft: null };
  const daysLeft = daysBetween(day, expiresOn);
  if (daysLeft < 0) return { status: "expired", daysLeft };
  if (daysLeft <= soon) return { status: "due_10", daysLeft };
  return { status: daysLeft <= later ? "due_30" : "valid", daysLeft };
}

export const paperStates = ["expired", "due_10", "due_30", "valid"] as const;

export const missingPaper = "missing" satisfies AlertStatus;

/** How the paper that ends first stands, or that one is missing. */
export const paperFilters = [...paperStates, missingPaper] as const;

/** Null ends are open; both ends count. */
export type ExpirySpan = { from: Day | null; to: Day | null };

/** The inverse of {@link expiryOf}: the last days of papers with that status. */
export function expirySpan(
  state: (typeof paperStates)[number],
  day: Day,
  [soon, later]: AlertDays,
): ExpirySpan {
  const spans = {
    expired: { from: null, to: addDays(day, -1) },
    due_10: { from: day, to: addDays(day, soon) },
    due_30: { from: addDays(day, soon + 1), to: addDays(day, later) },
    valid: { from: addDays(day, later + 1), to: null },
  };
  return spans[state];
}
