import { eq } from "drizzle-orm";
import { shippingGuides } from "@/db/schema";
import { refreshWorksheets } from "../billing/refresh-worksheets";
import { atomically, type Context } from "../kernel/context";
import { assertEditable } from "../states/guide";
import { lockGuide } from "./get-guide";

/** 400 once it is closed or void. */
export const deleteGuide = (ctx: Context, ref: { guideId: number }) =>
  atomically(ctx, async (ctx) => {
    const guide = await lockGuide(ctx, ref);
    assertEditable(guide.status);
    await ctx.db
      .update(shippingGuides)
      .set({ isDeleted: true })
      .where(eq(shippingGuides.id, guide.id));
    await refreshWorksheets(ctx, guide.projectId);
  });
