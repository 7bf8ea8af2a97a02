import type { Context } from "../kernel/context";
import { draw } from "./draw";
import { getCompany } from "./get-company";
import { getStaffOnPaper } from "./get-staff-on-paper";
import type { Printed } from "./printed";

export async function printStaff(ctx: Context, ref: { staffId: number }): Promise<Printed> {
  const found = await getStaffOnPaper(ctx, ref);
  return draw(ctx, "staff", (await getCompany(ctx)).company, found);
}
