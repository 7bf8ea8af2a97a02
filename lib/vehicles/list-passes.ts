import { asc, eq } from "drizzle-orm";
import type * as z from "zod";
import { vehiclePasses, vehicles } from "@/db/schema";
import type { Context } from "../kernel/context";
import type { OneOrMany } from "../lists/page";
import { listedOf } from "../lists/sql";
import { getVehiclePass, type VehiclePass, withFiles } from "./get-pass";
import type { VehiclePassList } from "./pass-input";
import { liveVehiclePasses, selectVehiclePasses } from "./queries";

export async function listVehiclePasses(
  ctx: Context,
  { passId, vehicleId, page }: z.output<typeof VehiclePassList>,
): Promise<OneOrMany<VehiclePass>> {
  if (passId) return { one: await getVehiclePass(ctx, { passId }) };
  const where = vehicleId ? eq(vehiclePasses.vehicleId, vehicleId) : undefined;
  const rows = selectVehiclePasses(ctx, where).orderBy(
    asc(vehicles.plate),
    asc(vehiclePasses.expiresOn),
    asc(vehiclePasses.id),
  );
  const countAll = () => ctx.db.$count(vehiclePasses, liveVehiclePasses(ctx, where));
  const listed = await listedOf(rows, countAll, page);
  return { ...listed, rows: await withFiles(ctx, listed.rows) };
}
