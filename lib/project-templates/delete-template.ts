import { eq } from "drizzle-orm";
import { projectTemplates } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { lockTemplate } from "./get-template";

export const deleteTemplate = (ctx: Context, ref: { templateId: number }): Promise<void> =>
  atomically(ctx, async (ctx) => {
    const { id } = await lockTemplate(ctx, ref);
    await ctx.db
      .update(projectTemplates)
      .set({ isDeleted: true })
      .where(eq(projectTemplates.id, id));
  });
