import { and, asc, eq, inArray, type SQL } from "drizzle-orm";
import { among } from "@/db/among";
import { live, undeleted } from "@/db/live";
import {
  vehicleCertificationRecords as certifications,
  vehiclePasses,
  vehicles,
} from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { type FileLinks, listFileLinks } from "../links/files";
import { groupedBy } from "../values/rows";
import type { Vehicle } from "./get-vehicle";

export const liveVehiclePasses = (ctx: BaseContext, also?: SQL): SQL | undefined =>
  and(also, live(vehiclePasses), inArray(vehiclePasses.vehicleId, liveVehicles(ctx)));

export const liveCertifications = (ctx: BaseContext, also?: SQL): SQL | undefined =>
  and(also, live(certifications), inArray(certifications.vehicleId, liveVehicles(ctx)));

const liveVehicles = (ctx: BaseContext) =>
  ctx.db.select({ id: vehicles.id }).from(vehicles).where(undeleted(vehicles));

export const selectVehiclePasses = (ctx: BaseContext, where: SQL | undefined) =>
  ctx.db
    .select({ pass: vehiclePasses, plate: vehicles.plate })
    .from(vehiclePasses)
    .innerJoin(vehicles, eq(vehicles.id, vehiclePasses.vehicleId))
    .where(liveVehiclePasses(ctx, where));

export const selectCertifications = (ctx: BaseContext, where: SQL | undefined) =>
  ctx.db
    .select({ certification: certifications, plate: vehicles.plate })
    .from(certifications)
    .innerJoin(vehicles, eq(vehicles.id, certifications.vehicleId))
    .where(liveCertifications(ctx, where));

export type VehicleCard = Vehicle & {
  passes: (typeof vehiclePasses.$inferSelect)[];
  certifications: (typeof certifications.$inferSelect)[];
  files: FileLinks;
};

export async function withVehiclePapers(ctx: BaseContext, rows: Vehicle[]): Promise<VehicleCard[]> {
  const ids = rows.map(({ id }) => id);
  const [passes, certified, files] = await Promise.all([
    ctx.db
      .select()
      .from(vehiclePasses)
      .where(liveVehiclePasses(ctx, among(vehiclePasses.vehicleId, ids)))
      .orderBy(asc(vehiclePasses.block), asc(vehiclePasses.id)),
    ctx.db
      .select()
      .from(certifications)
      .where(liveCertifications(ctx, among(certifications.vehicleId, ids)))
      .orderBy(asc(certifications.name), asc(certifications.id)),
    listFileLinks(ctx, "vehicle", ids),
  ]);
  const passesOf = groupedBy(passes, ({ vehicleId }) => vehicleId);
  const certificationsOf = groupedBy(certified, ({ vehicleId }) => vehicleId);
  return rows.map((vehicle) => ({
    ...vehicle,
    passes: passesOf.get(vehicle.id) ?? [],
    certifications: certificationsOf.get(vehicle.id) ?? [],
    files: files.get(vehicle.id) ?? {},
  }));
}
