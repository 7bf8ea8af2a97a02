import { and, asc } from "drizzle-orm";
import { live } from "@/db/live";
import { vehicles } from "@/db/schema";
import { contains, orEmpty } from "@/db/search";
import type { BaseContext } from "../kernel/context";

const most = 20;

export const listVehicleOptions = (ctx: BaseContext, { search }: { search?: string | undefined }) =>
  ctx.db
    .select({
      id: vehicles.id,
      plate: vehicles.plate,
      brand: vehicles.brand,
      model: vehicles.model,
      capacityGallons: vehicles.capacityGallons,
    })
    .from(vehicles)
    .where(
      and(
        live(vehicles),
        contains([vehicles.plate, vehicles.brand, orEmpty(vehicles.model)], search),
      ),
    )
    .orderBy(asc(vehicles.plate), asc(vehicles.id))
    .limit(most);
