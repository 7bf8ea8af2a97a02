import { and, sql } from "drizzle-orm";
import { live } from "@/db/live";
import { ofEmail } from "@/db/of-email";
import { staff } from "@/db/schema";
import type { Context } from "../kernel/context";

export type OwnStaff = { id: number; name: string };

/** Null when no live technician, or several, have the caller's e-mail, in any case. */
export async function findOwnStaff(ctx: Context): Promise<OwnStaff | null> {
  const found = await ctx.db
    .select({ id: staff.id, name: sql<string>`${staff.firstName} || ' ' || ${staff.lastName}` })
    .from(staff)
    .where(and(live(staff), ofEmail(staff, ctx.caller.user.email)))
    .limit(2);
  const [own, another] = found;
  return own && !another ? own : null;
}
