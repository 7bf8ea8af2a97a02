import { and, asc, eq } from "drizzle-orm";
import { live } from "@/db/live";
import {
  vehicleCertificationRecords as certifications,
  operatorBlocks,
  vehiclePasses,
  vehicles,
} from "@/db/schema";
import { type Branch, branchesBelow, type ChildBranch, leaf } from "../files/branch";
import type { BaseContext } from "../kernel/context";
import { showDay } from "../values/dates";
import { certificationLabels } from "../vehicles/labels";
import { amongOrAll, type IdsOrAll } from "./ids-or-all";

export async function listVehicleBranches(ctx: BaseContext, which: IdsOrAll): Promise<Branch[]> {
  const [rows, certified, passes] = await Promise.all([
    ctx.db
      .select({
        id: vehicles.id,
        plate: vehicles.plate,
        brand: vehicles.brand,
        model: vehicles.model,
      })
      .from(vehicles)
      .where(and(live(vehicles), amongOrAll(vehicles.id, which)))
      .orderBy(asc(vehicles.plate), asc(vehicles.id)),
    listCertifications(ctx, which),
    listPasses(ctx, which),
  ]);
  const certifiedOf = branchesBelow(certified);
  const passesOf = branchesBelow(passes);
  return rows.map(({ id, plate, brand, model }) => ({
    ...leaf("vehicle", { id, label: plate, detail: [brand, model].filter(Boolean).join(" ") }),
    children: [...certifiedOf(id), ...passesOf(id)],
  }));
}

async function listCertifications(ctx: BaseContext, which: IdsOrAll): Promise<ChildBranch[]> {
  const rows = await ctx.db
    .select({
      id: certifications.id,
      vehicleId: certifications.vehicleId,
      name: certifications.name,
      endDate: certifications.endDate,
    })
    .from(certifications)
    .where(and(live(certifications), amongOrAll(certifications.vehicleId, which)))
    .orderBy(asc(certifications.name), asc(certifications.endDate), asc(certifications.id));
  return rows.map(({ id, vehicleId, name, endDate }) => ({
    parentId: vehicleId,
    branch: leaf("certification_vehicle", {
      id,
      label: certificationLabels[name],
      detail: `Hasta ${showDay(endDate)}`,
    }),
  }));
}

async function listPasses(ctx: BaseContext, which: IdsOrAll): Promise<ChildBranch[]> {
  const rows = await ctx.db
    .select({
      id: vehiclePasses.id,
      vehicleId: vehiclePasses.vehicleId,
      expiresOn: vehiclePasses.expiresOn,
      block: operatorBlocks.label,
    })
    .from(vehiclePasses)
    .innerJoin(operatorBlocks, eq(operatorBlocks.code, vehiclePasses.block))
    .where(and(live(vehiclePasses), amongOrAll(vehiclePasses.vehicleId, which)))
    .orderBy(asc(vehiclePasses.block), asc(vehiclePasses.id));
  return rows.map(({ block, ...pass }) => ({
    parentId: pass.vehicleId,
    branch: leaf("pass_vehicle", {
      id: pass.id,
      label: `Pase ${block}`,
      detail: `Vence ${showDay(pass.expiresOn)}`,
    }),
  }));
}
