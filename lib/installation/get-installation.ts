import { installation } from "@/db/schema";
import type { BaseContext } from "../kernel/context";

export async function getInstallation(ctx: BaseContext) {
  const [row] = await ctx.db.select().from(installation);
  if (!row) throw new RangeError("The database has lost the row of its installation");
  return row;
}
