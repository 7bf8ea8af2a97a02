import type * as z from "zod";
import { refreshWorksheets } from "../billing/refresh-worksheets";
import { atomically, type Context } from "../kernel/context";
import { getAssignment, lockOpenAssignment } from "./get-assignment";
import type { AssignmentRelease } from "./input";
import type { NamedAssignment } from "./queries";
import { retireAssignments } from "./retire-assignments";

export type ReleasedAssignment = { assignment: NamedAssignment; services: number[] };

/** Also frees its unit and ends the services linked to it. */
export const releaseAssignment = (
  ctx: Context,
  { assignmentId, retirementDate, retirementReason }: z.output<typeof AssignmentRelease>,
): Promise<ReleasedAssignment> =>
  atomically(ctx, async (ctx) => {
    const { assignment } = await lockOpenAssignment(ctx, { assignmentId });
    const { services } = await retireAssignments(ctx, [assignment], {
      date: retirementDate ?? ctx.today,
      reason: retirementReason ?? "Liberación manual",
    });
    await refreshWorksheets(ctx, assignment.projectId);
    return { assignment: await getAssignment(ctx, { assignmentId }), services };
  });
