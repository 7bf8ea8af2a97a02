import type { Context } from "../kernel/context";
import { draw } from "./draw";
import { getCompany } from "./get-company";
import type { LeftOut } from "./left-out";
import type { Printed } from "./printed";

export async function printLeftOut(ctx: Context, found: Omit<LeftOut, "day">): Promise<Printed> {
  return draw(ctx, "leftOut", (await getCompany(ctx)).company, { ...found, day: ctx.today });
}
