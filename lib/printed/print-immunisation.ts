import type { Context } from "../kernel/context";
import { draw } from "./draw";
import { getCompany } from "./get-company";
import { getStaffOnPaper } from "./get-staff-on-paper";
import type { Printed } from "./printed";

export async function printImmunisation(ctx: Context, ref: { staffId: number }): Promise<Printed> {
  const found = await getStaffOnPaper(ctx, ref);
  return draw(ctx, "immunisation", (await getCompany(ctx)).company, found);
}
