import { and, eq } from "drizzle-orm";
import { reportSchedules } from "@/db/schema";
import type { Context } from "../kernel/context";
import { NotFound } from "../kernel/errors";

/** Only one's own. */
export async function removeSchedule(
  ctx: Context,
  { scheduleId }: { scheduleId: number },
): Promise<void> {
  const { id, userId } = reportSchedules;
  const own = and(eq(id, scheduleId), eq(userId, ctx.caller.user.id));
  const removed = await ctx.db.delete(reportSchedules).where(own).returning({ id });
  if (removed.length === 0) throw new NotFound();
}
