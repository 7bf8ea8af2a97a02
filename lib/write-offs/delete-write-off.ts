import { eq } from "drizzle-orm";
import { writeOffs } from "@/db/schema";
import { refreshWorksheets } from "../billing/refresh-worksheets";
import { atomically, type Context } from "../kernel/context";
import { lockProjectIfExists } from "../projects/lock-project";
import { getWriteOff } from "./get-write-off";

/** Its days are unbilled again, or go to an open sheet whose period has them. */
export const deleteWriteOff = (ctx: Context, ref: { writeOffId: number }): Promise<void> =>
  atomically(ctx, async (ctx) => {
    const { project } = await getWriteOff(ctx, ref);
    await lockProjectIfExists(ctx, project.id);
    await getWriteOff(ctx, ref);
    await ctx.db.delete(writeOffs).where(eq(writeOffs.id, ref.writeOffId));
    await refreshWorksheets(ctx, project.id);
  });
