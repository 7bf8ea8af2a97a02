import { and, eq, not, sql } from "drizzle-orm";
import { equipment } from "@/db/schema";
import type { Context } from "../context";
import { only } from "../rows";

export const maintenanceCode = "MANT";

const service = { code: maintenanceCode, name: "MANTENIMIENTO", type: "SERVIC" } as const;

/** The service that maintenance is assigned as, registered at first use; two at once register one. */
export async function ensureMaintenanceService(ctx: Context): Promise<{ id: number }> {
  await ctx.db
    .insert(equipment)
    .values(service)
    .onConflictDoNothing({ target: equipment.code, where: sql`not is_deleted` });
  return only(
    await ctx.db
      .select({ id: equipment.id })
      .from(equipment)
      .where(and(eq(equipment.code, maintenanceCode), not(equipment.isDeleted))),
  );
}
