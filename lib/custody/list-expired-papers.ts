import type { BaseContext } from "../kernel/context";
import { expiryOf, isExpired, lastOfEach, type Paper } from "../papers/expiry";
import { listStaffPapers } from "../staff/list-papers";
import type { Day } from "../values/dates";
import { listVehiclePapers } from "../vehicles/list-papers";

export type Transport = {
  staffId?: number | null | undefined;
  vehicleId?: number | null | undefined;
  date: Day;
};

export type ExpiredPaper = Paper & { expiresOn: Day };

const isExpiredOn =
  (day: Day) =>
  (paper: Paper): paper is ExpiredPaper =>
    paper.expiresOn !== null && isExpired(expiryOf(paper, day));

export async function listExpiredPapers(
  ctx: BaseContext,
  { staffId, vehicleId, date }: Transport,
): Promise<ExpiredPaper[]> {
  const [staffPapers, vehiclePapers] = await Promise.all([
    staffId ? listStaffPapers(ctx, [staffId]) : [],
    vehicleId ? listVehiclePapers(ctx, [vehicleId]) : [],
  ]);
  return lastOfEach([...staffPapers, ...vehiclePapers])
    .filter(isExpiredOn(date))
    .toSorted((a, b) => (a.expiresOn < b.expiresOn ? -1 : a.expiresOn > b.expiresOn ? 1 : 0));
}
