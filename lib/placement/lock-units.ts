import { asc } from "drizzle-orm";
import { among } from "@/db/among";
import { equipment } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { exclusive } from "../kernel/lock";

/** By id, so that two callers never deadlock. */
export const lockUnits = (ctx: BaseContext, ids: readonly number[]) =>
  ctx.db
    .select()
    .from(equipment)
    .where(among(equipment.id, ids))
    .orderBy(asc(equipment.id))
    .for(exclusive);
