import { and, eq } from "drizzle-orm";
import { undeleted } from "@/db/live";
import { vehicles } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import { type Lock, strengthOf } from "../kernel/lock";

export type Vehicle = typeof vehicles.$inferSelect;

/** An inactive one too; 404 when it is missing or deleted. */
export async function getVehicle(
  ctx: BaseContext,
  { vehicleId }: { vehicleId: number },
  { lock = false }: { lock?: Lock } = {},
): Promise<Vehicle> {
  const query = ctx.db
    .select()
    .from(vehicles)
    .where(and(eq(vehicles.id, vehicleId), undeleted(vehicles)));
  const [vehicle] = await (lock ? query.for(strengthOf(lock)) : query);
  if (!vehicle) throw new NotFound("No existe el vehículo.");
  return vehicle;
}
