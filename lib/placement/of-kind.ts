import { eq, type SQL } from "drizzle-orm";
import type { assignments } from "@/db/schema";
import { serviceKind, unitKind } from "./assignment-kind";

type Assignments = Pick<typeof assignments, "kind">;

/** {@link isUnitAssignment} of a row. */
export const ofUnits = ({ kind }: Assignments): SQL => eq(kind, unitKind);

/** {@link isServiceAssignment} of a row. */
export const ofServices = ({ kind }: Assignments): SQL => eq(kind, serviceKind);
