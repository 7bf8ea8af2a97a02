import { addDays, type Day, daysBetween } from "../values/dates";

/** What papers there are: of technicians, and of vehicles. */
export const paperKinds = [
  "technical",
  "technical_pass",
  "vaccine",
  "vehicle",
  "vehicle_pass",
  "vehicle_certification",
] as const;

/** The date of a record that says until when the paper holds. */
export type PaperField =
  | "licenseUntil"
  | "defensiveDrivingUntil"
  | "maeUntil"
  | "medicalUntil"
  | "questUntil"
  | "operationCertificateUntil"
  | "registrationUntil"
  | "mtopUntil"
  | "technicalReviewUntil"
  | "insuranceUntil"
  | "satelliteUntil"
  | "expiresOn"
  | "endDate"
  | "nextDoseOn";

/** Something that runs out: whose it is, and its last valid day (null: it is missing). */
export type Paper = {
  kind: (typeof paperKinds)[number];
  field: PaperField;
  label: string;
  subjectId: number;
  subjectName: string;
  /** The pass, certification or vaccine; null for a date of the subject itself. */
  recordId: number | null;
  /** The operator block of a pass; other papers have none. */
  block?: string;
  expiresOn: Day | null;
};

/** What a record says of its own papers besides their last day. */
export type AboutPapers = Partial<
  Record<PaperField, { issuedOn: Day | null; note?: string | null }>
>;

/** What the pass of an operator block is called. */
export const passLabel = (blockLabel: string): string => `Pase ${blockLabel}`;

/**
 * The papers that answer whether somebody may go: of passes of one block, certifications of one name and the like, the
 * one that ends last.
 */
export function lastOfEach(papers: readonly Paper[]): Paper[] {
  const last = new Map<string, Paper>();
  for (const paper of papers) {
    const key = `${paper.kind}/${paper.subjectId}/${paper.block ?? paper.label}`;
    const known = last.get(key);
    if (!known || (paper.expiresOn ?? "") > (known.expiresOn ?? "")) last.set(key, paper);
  }
  return [...last.values()];
}

/** How a paper that needs attention stands, the worst first. */
export const alertStatuses = ["expired", "due_10", "due_30", "missing"] as const;

type Standing = {
  status: (typeof alertStatuses)[number] | "valid";
  daysLeft: number | null;
};

/** How many days ahead a paper is due soon, and later. */
export type AlertDays = readonly [soon: number, later: number];

/** How a paper stands on a day (contract, section 8); it is valid on its last day. The thresholds are the settings' alert days. */
export function expiryOf(
  { expiresOn }: Pick<Paper, "expiresOn">,
  day: Day,
  [soon, later]: AlertDays = [10, 30],
): Standing {
  if (expiresOn === null) return { status: "missing", daysLeft: null };
  const daysLeft = daysBetween(day, expiresOn);
  if (daysLeft < 0) return { status: "expired", daysLeft };
  if (daysLeft <= soon) return { status: "due_10", daysLeft };
  return { status: daysLeft <= later ? "due_30" : "valid", daysLeft };
}

/** How the paper that ends first may stand. */
export const paperStates = ["expired", "due_10", "due_30", "valid"] as const;

/** What a list can be narrowed to: how the paper that ends first stands, or that one is missing. */
export const paperFilters = [...paperStates, "missing"] as const;

/** A span of days open at its null end; both ends count. */
export type ExpirySpan = { from: Day | null; to: Day | null };

/** The last days of the papers that stand so on a day: {@link expiryOf} read the other way. */
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
