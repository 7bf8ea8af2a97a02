import { among } from "@/db/among";
import { complianceOverrides, staffPasses, vaccinations } from "@/db/schema";
import type { Context } from "../kernel/context";
import { exclusive } from "../kernel/lock";
import type { Person } from "./get-person";

/** So that no file of that person comes meanwhile. */
export async function lockPaperHolders(ctx: Context, { staffIds }: Person): Promise<void> {
  for (const table of [staffPasses, vaccinations, complianceOverrides])
    await ctx.db
      .select({ id: table.id })
      .from(table)
      .where(among(table.staffId, staffIds))
      .orderBy(table.id)
      .for(exclusive);
}
