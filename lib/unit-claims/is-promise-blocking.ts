import { settings } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { doPromisesBlock } from "../states/reservation";
import { single } from "../values/rows";

export async function isPromiseBlocking(ctx: BaseContext): Promise<boolean> {
  const house = await ctx.db.select({ guard: settings.reservationsBlock }).from(settings);
  return doPromisesBlock(single(house).guard);
}
