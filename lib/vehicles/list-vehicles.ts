import { and, asc, eq, type SQL } from "drizzle-orm";
import { vehicles } from "@/db/schema";
import { contains } from "@/db/search";
import type { Context } from "../context";
import { type ListQuery, listedOf, orderOf } from "../listing";
import type { Listed } from "../paging";
import type { Vehicle } from "./get-vehicle";
import { type VehicleCard, withPapers } from "./queries";

type Asked = ListQuery & {
  type?: Vehicle["type"] | undefined;
  status?: Vehicle["status"] | undefined;
  isActive?: boolean | undefined;
};

const columns = {
  plate: vehicles.plate,
  brand: vehicles.brand,
  type: vehicles.type,
  status: vehicles.status,
  year: vehicles.year,
};

const searched = [vehicles.plate, vehicles.brand] as const;

const matching = ({ search, type, status, isActive }: Asked): SQL | undefined =>
  and(
    eq(vehicles.isDeleted, false),
    contains(searched, search),
    type && eq(vehicles.type, type),
    status && eq(vehicles.status, status),
    isActive === undefined ? undefined : eq(vehicles.isActive, isActive),
  );

/** The vehicles that are not deleted, by plate, with their papers; the same few queries whatever their number. */
export async function listVehicles(ctx: Context, asked: Asked): Promise<Listed<VehicleCard>> {
  const where = matching(asked);
  const rows = ctx.db
    .select()
    .from(vehicles)
    .where(where)
    .orderBy(...orderOf(asked.sort, columns, [asc(vehicles.plate)], vehicles.id));
  const listed = await listedOf(rows, () => ctx.db.$count(vehicles, where), asked.page);
  return { ...listed, rows: await withPapers(ctx, listed.rows) };
}
