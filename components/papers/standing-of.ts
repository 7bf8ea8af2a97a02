import type { Standing } from "@/lib/alerts/alerts";
import type { RecordStand } from "./expiry-words";

/** How the paper of a record stands; one that is not among the standings has a newer record in its place. */
export const standingOf = (
  standings: readonly Standing[],
  kind: Standing["kind"],
  recordId: number,
): RecordStand =>
  standings.find((paper) => paper.kind === kind && paper.recordId === recordId) ?? "replaced";
