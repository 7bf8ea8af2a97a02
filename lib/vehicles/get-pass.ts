import { eq } from "drizzle-orm";
import { vehiclePasses } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { foundIn } from "../kernel/found-in";
import { exclusive } from "../kernel/lock";
import { listFileLinks } from "../links/files";
import { selectVehiclePasses } from "./queries";

type Row = Awaited<ReturnType<typeof selectVehiclePasses>>[number];

export type VehiclePass = Row["pass"] & { plate: string; file: string | null };

type Ref = { passId: number };

const missing = "No existe el pase.";

const selectPass = (ctx: BaseContext, { passId }: Ref) =>
  selectVehiclePasses(ctx, eq(vehiclePasses.id, passId));

export async function withFiles(ctx: BaseContext, rows: Row[]): Promise<VehiclePass[]> {
  const ids = rows.map(({ pass }) => pass.id);
  const files = await listFileLinks(ctx, "pass_vehicle", ids);
  return rows.map(({ pass, plate }) => ({
    ...pass,
    plate,
    file: files.get(pass.id)?.pass_file ?? null,
  }));
}

/** 404 when it or its vehicle is missing or deleted. */
export const getVehiclePass = async (ctx: BaseContext, ref: Ref): Promise<VehiclePass> =>
  foundIn(await withFiles(ctx, await selectPass(ctx, ref)), missing);

export async function lockVehiclePass(ctx: BaseContext, ref: Ref): Promise<VehiclePass> {
  const locked = await selectPass(ctx, ref).for(exclusive, { of: vehiclePasses });
  return foundIn(await withFiles(ctx, locked), missing);
}
