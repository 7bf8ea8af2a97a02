import type { PaperAlert } from "./alerts";

export type Counts = Record<PaperAlert["status"], number>;

export function alertCountsOf(alerts: readonly PaperAlert[]): Counts {
  const counts: Counts = { expired: 0, due_10: 0, due_30: 0, missing: 0 };
  for (const { status } of alerts) counts[status] += 1;
  return counts;
}
