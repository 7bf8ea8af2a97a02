import { and, eq, sql } from "drizzle-orm";
import { undeleted } from "@/db/live";
import { equipment } from "@/db/schema";
import type { BaseContext, Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import { shared } from "../kernel/lock";
import { isOutOfService, isService, serviceType } from "../placement/availability";
import { single } from "../values/rows";
import { maintenanceCode } from "./maintenance-code";

const service = { code: maintenanceCode, name: "MANTENIMIENTO", type: serviceType } as const;

const registered = and(eq(equipment.code, maintenanceCode), undeleted(equipment));

/** To be locked with the units that it will serve; none before its first use. */
export async function listMaintenanceService(ctx: BaseContext): Promise<number[]> {
  const rows = await ctx.db.select({ id: equipment.id }).from(equipment).where(registered);
  return rows.map(({ id }) => id);
}

/**
 * Locked by the caller and registered at first use; two at once register one. 400 while its code names
 * something else, or a service out of service for good.
 */
export async function ensureMaintenanceService(ctx: Context): Promise<{ id: number }> {
  await ctx.db
    .insert(equipment)
    .values(service)
    .onConflictDoNothing({ target: equipment.code, where: sql`not is_deleted` });
  const found = single(
    await ctx.db
      .select({ id: equipment.id, type: equipment.type, availability: equipment.availability })
      .from(equipment)
      .where(registered)
      .for(shared),
  );
  if (!isService(found) || isOutOfService(found))
    throw new Refused(
      `El código ${maintenanceCode} es el del servicio de mantenimiento y lo tiene otro registro, o uno fuera de servicio: cambie su código o elimínelo.`,
      "resource_unavailable",
    );
  return found;
}
