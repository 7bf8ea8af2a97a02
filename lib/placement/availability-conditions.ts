import { eq, type SQL } from "drizzle-orm";
import type { equipment } from "@/db/schema";

type Units = Pick<typeof equipment, "availability">;

/** {@link isService} of a row. */
export const service = ({ type }: Pick<typeof equipment, "type">): SQL => eq(type, "SERVIC");

/** {@link isOutOfService} of a row. */
export const outOfService = ({ availability }: Units): SQL => eq(availability, "RETIRADO");

export const rented = ({ availability }: Units): SQL => eq(availability, "RENTADO");

export const free = ({ availability }: Units): SQL => eq(availability, "DISPONIBLE");
