import { eq } from "drizzle-orm";
import { equipment } from "@/db/schema";
import type { Context } from "../kernel/context";
import { single } from "../values/rows";
import type { available, rentedTo } from "./availability";

type Placement = typeof available | ReturnType<typeof rentedTo>;

/** Whatever its row says of where it is. */
export const placeUnit = async (ctx: Context, { id }: { id: number }, placement: Placement) =>
  single(await ctx.db.update(equipment).set(placement).where(eq(equipment.id, id)).returning());
