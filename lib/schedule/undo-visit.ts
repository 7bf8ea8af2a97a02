import { eq } from "drizzle-orm";
import { visits } from "@/db/schema";
import { lockAssignment } from "../assignments/get-assignment";
import { refreshWorksheets } from "../billing/refresh-worksheets";
import { atomically, type Context } from "../kernel/context";
import { assertOpen } from "../projects/assert-open";
import { getVisit } from "./get-visit";

export const undoVisit = (ctx: Context, ref: { visitId: number }) =>
  atomically(ctx, async (ctx) => {
    const { project } = await lockAssignment(ctx, await getVisit(ctx, ref));
    const visit = await getVisit(ctx, ref);
    assertOpen(project);
    await ctx.db.delete(visits).where(eq(visits.id, visit.id));
    await refreshWorksheets(ctx, project.id);
  });
