import { and, asc, eq, type SQL } from "drizzle-orm";
import { among } from "@/db/among";
import { live } from "@/db/live";
import {
  vehicleCertificationRecords as certifications,
  operatorBlocks,
  vehiclePasses,
  vehicles,
} from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import type { Paper } from "../papers/expiry";
import { groupedBy } from "../values/rows";
import type { Vehicle } from "./get-vehicle";
import { vehiclePapersOf } from "./papers";

type Which = readonly number[] | "active";

const chosen = (which: Which): SQL | undefined =>
  which === "active" ? live(vehicles) : among(vehicles.id, which);

const listPasses = (ctx: BaseContext, which: Which) =>
  ctx.db
    .select({
      id: vehiclePasses.id,
      vehicleId: vehiclePasses.vehicleId,
      block: operatorBlocks.code,
      blockLabel: operatorBlocks.label,
      expiresOn: vehiclePasses.expiresOn,
    })
    .from(vehiclePasses)
    .innerJoin(operatorBlocks, eq(operatorBlocks.code, vehiclePasses.block))
    .innerJoin(vehicles, eq(vehicles.id, vehiclePasses.vehicleId))
    .where(and(chosen(which), live(vehiclePasses)))
    .orderBy(asc(vehiclePasses.id));

const listCertifications = (ctx: BaseContext, which: Which) =>
  ctx.db
    .select({
      id: certifications.id,
      vehicleId: certifications.vehicleId,
      name: certifications.name,
      expiresOn: certifications.endDate,
    })
    .from(certifications)
    .innerJoin(vehicles, eq(vehicles.id, certifications.vehicleId))
    .where(and(chosen(which), live(certifications)))
    .orderBy(asc(certifications.id));

const papersOf = (
  owners: readonly Vehicle[],
  passes: Awaited<ReturnType<typeof listPasses>>,
  certified: Awaited<ReturnType<typeof listCertifications>>,
): Paper[] => {
  const passesOf = groupedBy(passes, ({ vehicleId }) => vehicleId);
  const certifiedOf = groupedBy(certified, ({ vehicleId }) => vehicleId);
  return owners.flatMap((vehicle) =>
    vehiclePapersOf(vehicle, passesOf.get(vehicle.id) ?? [], certifiedOf.get(vehicle.id) ?? []),
  );
};

/** As {@link listVehiclePapers}, of one that was read. */
export async function listPapersOfVehicle(ctx: BaseContext, vehicle: Vehicle): Promise<Paper[]> {
  const [passes, certified] = await Promise.all([
    listPasses(ctx, [vehicle.id]),
    listCertifications(ctx, [vehicle.id]),
  ]);
  return papersOf([vehicle], passes, certified);
}

export async function listVehiclePapers(ctx: BaseContext, which: Which): Promise<Paper[]> {
  const [owners, passes, certified] = await Promise.all([
    ctx.db.select().from(vehicles).where(chosen(which)),
    listPasses(ctx, which),
    listCertifications(ctx, which),
  ]);
  return papersOf(owners, passes, certified);
}
