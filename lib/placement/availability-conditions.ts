import { and, eq, not, or, type SQL } from "drizzle-orm";
import type { equipment } from "@/db/schema";
import { freeStatus, rentedStatus, retiredStatus, serviceType } from "./availability";

type Units = Pick<typeof equipment, "availability">;

/** {@link isService} of a row. */
export const service = ({ type }: Pick<typeof equipment, "type">): SQL => eq(type, serviceType);

/** {@link isOutOfService} of a row. */
const outOfService = ({ availability }: Units): SQL => eq(availability, retiredStatus);

export const inService = (table: Units): SQL => not(outOfService(table));

export const rented = ({ availability }: Units): SQL => eq(availability, rentedStatus);

export const free = ({ availability }: Units): SQL => eq(availability, freeStatus);

/** {@link isAvailable} of a row. */
export const availableUnits = (table: Units & Pick<typeof equipment, "type">): SQL | undefined =>
  and(inService(table), or(service(table), free(table)));
