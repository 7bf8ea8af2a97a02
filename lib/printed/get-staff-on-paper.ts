import type { PaperStanding } from "../alerts/alerts";
import { getStaffPapers } from "../alerts/get-staff-papers";
import type { Context } from "../kernel/context";
import type { StaffCard } from "../staff/queries";
import type { Day } from "../values/dates";
import { findPhoto, type PaperPhoto } from "./find-photo";

export type StaffOnPaper = {
  member: StaffCard;
  standings: readonly PaperStanding[];
  photo: PaperPhoto | null;
  day: Day;
};

export async function getStaffOnPaper(
  ctx: Context,
  ref: { staffId: number },
): Promise<StaffOnPaper> {
  const found = await getStaffPapers(ctx, ref);
  const slot = { model: "technical", objectId: found.member.id, field: "image_profile" } as const;
  return { ...found, photo: await findPhoto(ctx, slot), day: ctx.today };
}
