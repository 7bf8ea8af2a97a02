import { getStaffPapers } from "../alerts/get-staff-papers";
import type { Context } from "../context";
import { findPhoto } from "./find-photo";
import type { StaffOnPaper } from "./staff-report";

/** A live technician with his papers as they stand today; 404 when he is missing or deleted. */
export async function getStaffOnPaper(
  ctx: Context,
  ref: { staffId: number },
): Promise<StaffOnPaper> {
  const found = await getStaffPapers(ctx, ref);
  const slot = { model: "technical", objectId: found.member.id, field: "image_profile" } as const;
  return { ...found, photo: await findPhoto(ctx, slot), day: ctx.today };
}
