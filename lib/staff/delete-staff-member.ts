import { and, eq, not } from "drizzle-orm";
import { calendarEvents, custodyChains, staff, visits } from "@/db/schema";
import { atomically, type Context } from "../context";
import { Refused } from "../errors";
import { getStaffMember } from "./get-staff-member";

const inUse =
  "El técnico consta en cadenas de custodia, eventos o visitas; desactívelo en lugar de eliminarlo.";

async function isNamed(ctx: Context, staffId: number): Promise<boolean> {
  const named = await Promise.all([
    ctx.db.$count(
      custodyChains,
      and(eq(custodyChains.staffId, staffId), not(custodyChains.isDeleted)),
    ),
    ctx.db.$count(
      calendarEvents,
      and(eq(calendarEvents.staffId, staffId), not(calendarEvents.isDeleted)),
    ),
    ctx.db.$count(visits, eq(visits.staffId, staffId)),
  ]);
  return named.some((count) => count > 0);
}

/** Takes a technician out of every list, his papers with him; refused while live records name him. */
export const deleteStaffMember = (ctx: Context, { staffId }: { staffId: number }) =>
  atomically(ctx, async (ctx) => {
    await getStaffMember(ctx, { staffId }, { lock: true });
    if (await isNamed(ctx, staffId)) throw new Refused(inUse, "staff_in_use");
    await ctx.db.update(staff).set({ isDeleted: true }).where(eq(staff.id, staffId));
  });
