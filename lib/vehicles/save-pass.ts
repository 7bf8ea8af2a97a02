import { eq } from "drizzle-orm";
import type * as z from "zod";
import { vehiclePasses } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { lockBlockShared } from "../settings/lock-block-shared";
import { single } from "../values/rows";
import { getVehiclePass, lockVehiclePass } from "./get-pass";
import { lockVehicle } from "./get-vehicle";
import type { VehiclePassInput } from "./pass-input";

type Given = z.output<typeof VehiclePassInput>;

async function write(ctx: Context, given: Given): Promise<number> {
  if (given.passId === null) {
    const { passId: _, ...pass } = given;
    return single(await ctx.db.insert(vehiclePasses).values(pass).returning()).id;
  }
  const { passId, ...changes } = given;
  await ctx.db
    .update(vehiclePasses)
    .set({ ...changes, updatedAt: ctx.now })
    .where(eq(vehiclePasses.id, passId));
  return passId;
}

/** Its block is one of the settings', in capitals. */
export const saveVehiclePass = (ctx: Context, given: Given) =>
  atomically(ctx, async (ctx) => {
    if (given.block !== undefined) await lockBlockShared(ctx, given.block, "capitals");
    const before =
      given.passId === null ? null : await lockVehiclePass(ctx, { passId: given.passId });
    const vehicleId = given.vehicleId ?? before?.vehicleId;
    if (vehicleId) await lockVehicle(ctx, { vehicleId });
    const passId = await write(ctx, given);
    return { isNew: before === null, pass: await getVehiclePass(ctx, { passId }) };
  });
