import type { NotificationParams } from "../notifications/kind";
import type { Cause } from "../notifications/notify";
import type { Scan } from "./get-scan";

type Told = "SCAN_READ" | "SCAN_FAILED" | "SCAN_BROKEN_OFF";

/** For who put it in; its version tells one interruption from the next. */
export const causeOfScan = <Kind extends Told>(
  { id, projectId, createdBy, version }: Scan,
  kind: Kind,
  params: NotificationParams[Kind],
): Cause => {
  const record = { type: "custody_scan", id, projectId };
  const to = createdBy === null ? [] : [createdBy];
  return { kind, params, record, key: `${id} ${version}`, to } as Cause;
};
