/** In this order (contract, section 11; decision 0039). */
export const pendingKinds = [
  "unbilled",
  "visits_unmarked",
  "chains_without_scan",
  "drafts",
  "documents_missing",
  "double_charges",
  "services_without_end",
] as const;

export type PendingKind = (typeof pendingKinds)[number];
