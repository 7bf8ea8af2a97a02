import { and, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { vehicles } from "@/db/schema";
import { notApplicable, vehiclePapers } from "./papers";

type OwnDay = (typeof vehiclePapers)[number]["until"];

/** {@link vehiclePapers}' `isNeeded` of a row. */
export const neededVehiclePaper = (until: OwnDay): SQL =>
  until === "operationCertificateUntil"
    ? sql`(${isNotNull(vehicles[until])} or ${vehicles.operationCertificateStatus} is distinct from ${notApplicable})`
    : sql`true`;

const without = (until: OwnDay): SQL | undefined =>
  and(isNull(vehicles[until]), neededVehiclePaper(until));

export const withoutVehiclePaper: SQL | undefined = or(
  ...vehiclePapers.map(({ until }) => without(until)),
);
