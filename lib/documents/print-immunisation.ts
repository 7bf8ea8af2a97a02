import type { Context } from "../context";
import { getCompany } from "./get-company";
import { getStaffOnPaper } from "./get-staff-on-paper";
import { immunisationRecord } from "./immunisation-record";
import type { Printed } from "./printed";

/** The vaccines of a live technician as they stand today; 404 when he is missing or deleted. */
export async function printImmunisation(ctx: Context, ref: { staffId: number }): Promise<Printed> {
  const found = await getStaffOnPaper(ctx, ref);
  return immunisationRecord((await getCompany(ctx)).company, found);
}
