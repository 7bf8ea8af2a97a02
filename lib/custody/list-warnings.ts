import type { BaseContext } from "../kernel/context";
import { expiryOf, isExpired, lastOfEach, type Paper } from "../papers/expiry";
import { listStaffPapers } from "../staff/list-papers";
import type { Day } from "../values/dates";
import { listVehiclePapers } from "../vehicles/list-papers";

export type Carriage = {
  staffId?: number | null | undefined;
  vehicleId?: number | null | undefined;
  date: Day;
};

export type ExpiredPaper = Paper & { expiresOn: Day };

const isExpiredOn =
  (day: Day) =>
  (paper: Paper): paper is ExpiredPaper =>
    paper.expiresOn !== null && isExpired(expiryOf(paper, day));

export async function listWarnings(
  ctx: BaseContext,
  { staffId, vehicleId, date }: Carriage,
): Promise<ExpiredPaper[]> {
  const his = staffId ? await listStaffPapers(ctx, [staffId]) : [];
  const its = vehicleId ? await listVehiclePapers(ctx, [vehicleId]) : [];
  return lastOfEach([...his, ...its])
    .filter(isExpiredOn(date))
    .toSorted((a, b) => (a.expiresOn < b.expiresOn ? -1 : a.expiresOn > b.expiresOn ? 1 : 0));
}
