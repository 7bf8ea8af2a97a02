import { eq } from "drizzle-orm";
import { vehiclePasses } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import { listFileLinks } from "../links/files";
import { selectVehiclePasses } from "./queries";

type Row = Awaited<ReturnType<typeof selectVehiclePasses>>[number];

/** `file` is the address of its scan. */
export type VehiclePass = Row["pass"] & { plate: string; file: string | null };

/** 404 when it or its vehicle is missing or deleted. */
export async function getVehiclePass(
  ctx: BaseContext,
  { passId }: { passId: number },
  { lock = false } = {},
): Promise<VehiclePass> {
  const query = selectVehiclePasses(ctx, eq(vehiclePasses.id, passId));
  const rows = await (lock ? query.for("no key update", { of: vehiclePasses }) : query);
  const [found] = await withFiles(ctx, rows);
  if (!found) throw new NotFound("No existe el pase.");
  return found;
}

/** One query. */
export async function withFiles(ctx: BaseContext, rows: Row[]): Promise<VehiclePass[]> {
  const ids = rows.map(({ pass }) => pass.id);
  const files = await listFileLinks(ctx, "pass_vehicle", ids);
  return rows.map(({ pass, plate }) => ({
    ...pass,
    plate,
    file: files.get(pass.id)?.pass_file ?? null,
  }));
}
