import type { BaseContext } from "../kernel/context";
import { expiryOf, isExpired, lastOfEach, type Paper } from "../papers/expiry";
import type { StaffMember } from "../staff/get-staff-member";
import { listPapersOfMember, listStaffPapers } from "../staff/list-papers";
import type { Day } from "../values/dates";
import type { Vehicle } from "../vehicles/get-vehicle";
import { listPapersOfVehicle, listVehiclePapers } from "../vehicles/list-papers";

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

const expiredOf = (papers: readonly Paper[], day: Day): ExpiredPaper[] =>
  lastOfEach([...papers])
    .filter(isExpiredOn(day))
    .toSorted((a, b) => (a.expiresOn < b.expiresOn ? -1 : a.expiresOn > b.expiresOn ? 1 : 0));

/** Read already. */
export type Carriers = { member: StaffMember | null; vehicle: Vehicle | null };

export async function listExpiredPapersOf(
  ctx: BaseContext,
  { member, vehicle }: Carriers,
  date: Day,
): Promise<ExpiredPaper[]> {
  const papers = await Promise.all([
    member ? listPapersOfMember(ctx, member) : [],
    vehicle ? listPapersOfVehicle(ctx, vehicle) : [],
  ]);
  return expiredOf(papers.flat(), date);
}

export async function listExpiredPapers(
  ctx: BaseContext,
  { staffId, vehicleId, date }: Transport,
): Promise<ExpiredPaper[]> {
  const [staffPapers, vehiclePapers] = await Promise.all([
    staffId ? listStaffPapers(ctx, [staffId]) : [],
    vehicleId ? listVehiclePapers(ctx, [vehicleId]) : [],
  ]);
  return expiredOf([...staffPapers, ...vehiclePapers], date);
}
