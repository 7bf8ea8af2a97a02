import { eq } from "drizzle-orm";
import { secondFactors } from "@/db/schema";
import type { Context } from "../kernel/context";

export const forgetSecondFactor = (ctx: Context, userId: number) =>
  ctx.db.delete(secondFactors).where(eq(secondFactors.userId, userId));
