import { asc, eq } from "drizzle-orm";
import { reportSchedules } from "@/db/schema";
import type { Context } from "../kernel/context";

/** One's own, the oldest first. */
export const listSchedules = (ctx: Context) =>
  ctx.db
    .select()
    .from(reportSchedules)
    .where(eq(reportSchedules.userId, ctx.caller.user.id))
    .orderBy(asc(reportSchedules.id))
    .limit(50);

export type ReportSchedule = Awaited<ReturnType<typeof listSchedules>>[number];
