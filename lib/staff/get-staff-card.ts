import type { BaseContext } from "../kernel/context";
import { single } from "../values/rows";
import { getStaffMember } from "./get-staff-member";
import { type StaffCard, withStaffPapers } from "./queries";

export const getStaffCard = async (
  ctx: BaseContext,
  ref: { staffId: number },
): Promise<StaffCard> => single(await withStaffPapers(ctx, [await getStaffMember(ctx, ref)]));
