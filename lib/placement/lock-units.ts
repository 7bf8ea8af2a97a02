import { asc } from "drizzle-orm";
import { among } from "@/db/among";
import { equipment } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { exclusive } from "../kernel/lock";

/** In the order of their ids so that nothing deadlocks. */
export const lockUnits = (ctx: BaseContext, ids: readonly number[]) =>
  ctx.db
    .select()
    .from(equipment)
    .where(among(equipment.id, ids))
    .orderBy(asc(equipment.id))
    .for(exclusive);
