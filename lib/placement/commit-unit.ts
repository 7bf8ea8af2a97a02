import { eq } from "drizzle-orm";
import { equipment } from "@/db/schema";
import type { Context } from "../kernel/context";
import type { Day } from "../values/dates";

export const commitUnit = (ctx: Context, { id }: { id: number }, from: Day) =>
  ctx.db.update(equipment).set({ commitmentDate: from }).where(eq(equipment.id, id));
