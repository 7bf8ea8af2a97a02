import { eq } from "drizzle-orm";
import type * as z from "zod";
import { reportSchedules } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import { getReport } from "../reports/registry";
import type { ScheduleInput } from "./input";

const mostOfUser = 20;

/** To oneself. 404 for a report that one may not see. */
export const createSchedule = (ctx: Context, given: z.output<typeof ScheduleInput>) =>
  atomically(ctx, async (ctx) => {
    const userId = ctx.caller.user.id;
    getReport(ctx.caller, given.report);
    const mine = eq(reportSchedules.userId, userId);
    if ((await ctx.db.$count(reportSchedules, mine)) >= mostOfUser)
      throw new Refused(`Ya tiene ${mostOfUser} envíos: quite alguno.`);
    await ctx.db.insert(reportSchedules).values({ ...given, userId, createdAt: ctx.now });
  });
