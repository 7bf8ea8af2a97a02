import { and, asc, eq, not, sql } from "drizzle-orm";
import { staff } from "@/db/schema";
import type { Context } from "../context";

/** The live technician who has the caller's e-mail, whatever its case; null when there is none. */
export async function findOwnStaffId(ctx: Context): Promise<number | null> {
  const [member] = await ctx.db
    .select({ id: staff.id })
    .from(staff)
    .where(
      and(
        staff.isActive,
        not(staff.isDeleted),
        eq(sql`lower(${staff.email})`, ctx.visit.user.email.toLowerCase()),
      ),
    )
    .orderBy(asc(staff.id))
    .limit(1);
  return member?.id ?? null;
}
