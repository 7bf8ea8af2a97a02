import { and, asc, desc, eq, gte, lte, type SQL, sql } from "drizzle-orm";
import { live, undeleted } from "@/db/live";
import { paperEndingIn } from "@/db/paper-ending-in";
import {
  vehicleCertificationRecords as certifications,
  vehiclePasses,
  vehicles,
} from "@/db/schema";
import { contains, orEmpty } from "@/db/search";
import type { Context } from "../kernel/context";
import type { Listed } from "../lists/page";
import { type ListRequest, listedOf, orderOf } from "../lists/sql";

import type { ExpirySpan } from "../papers/expiry";
import type { Vehicle } from "./get-vehicle";
import { vehiclePaperFacts } from "./paper-facts";
import { vehiclePapers } from "./papers";
import { type VehicleCard, withVehiclePapers } from "./queries";
import { withoutVehiclePaper } from "./without-paper";

type Asked = ListRequest & {
  type?: Vehicle["type"] | undefined;
  status?: Vehicle["status"] | undefined;
  isActive?: boolean | undefined;
  ending?: ExpirySpan | undefined;
  /** Any paper that counts does. */
  anyEnding?: ExpirySpan | undefined;
  isLacking?: boolean;
  /** Unless sorted: active ones first, by the paper that ends first. */
  isWorstFirst?: boolean;
};

const passesOf = and(eq(vehiclePasses.vehicleId, vehicles.id), live(vehiclePasses));
const certificationsOf = and(eq(certifications.vehicleId, vehicles.id), live(certifications));

const ownDays = vehiclePapers.map(({ until }) => vehicles[until]);

const firstExpiry = sql`least(
  ${sql.join(ownDays, sql`, `)},
  (select min(${vehiclePasses.expiresOn}) from ${vehiclePasses} where ${passesOf}),
  (select min(${certifications.endDate}) from ${certifications} where ${certificationsOf}))`;

const columns = {
  expiry: firstExpiry,
  plate: vehicles.plate,
  brand: vehicles.brand,
  type: vehicles.type,
  status: vehicles.status,
  year: vehicles.year,
};

const endingIn = ({ from, to }: ExpirySpan): SQL | undefined =>
  and(
    vehicles.isActive,
    from ? gte(firstExpiry, from) : undefined,
    to ? lte(firstExpiry, to) : undefined,
  );

const searched = [vehicles.plate, vehicles.brand, orEmpty(vehicles.model)];

export const matchingVehicles = ({
  search,
  type,
  status,
  isActive,
  ending,
  anyEnding,
  isLacking,
}: Asked): SQL | undefined =>
  and(
    undeleted(vehicles),
    contains(searched, search),
    type && eq(vehicles.type, type),
    status && eq(vehicles.status, status),
    isActive === undefined ? undefined : eq(vehicles.isActive, isActive),
    ending && endingIn(ending),
    anyEnding && and(vehicles.isActive, paperEndingIn(vehicles.id, vehiclePaperFacts(), anyEnding)),
    isLacking ? and(vehicles.isActive, withoutVehiclePaper) : undefined,
  );

export const vehicleOrder = ({
  sort,
  isWorstFirst,
}: Pick<Asked, "sort" | "isWorstFirst">): SQL[] => {
  const worst = isWorstFirst ? [desc(vehicles.isActive), asc(firstExpiry)] : [];
  return orderOf(sort, columns, [...worst, asc(vehicles.plate)], vehicles.id);
};

export async function listVehicles(ctx: Context, asked: Asked): Promise<Listed<VehicleCard>> {
  const where = matchingVehicles(asked);
  const rows = ctx.db
    .select()
    .from(vehicles)
    .where(where)
    .orderBy(...vehicleOrder(asked));
  const listed = await listedOf(rows, () => ctx.db.$count(vehicles, where), asked.page);
  return { ...listed, rows: await withVehiclePapers(ctx, listed.rows) };
}
