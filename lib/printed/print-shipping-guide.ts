import { seesMoney } from "../auth/sees-money";
import type { Context } from "../kernel/context";
import { getGuide } from "../shipping/get-guide";
import { draw } from "./draw";
import { getCompany } from "./get-company";
import type { Printed } from "./printed";

export async function printShippingGuide(ctx: Context, ref: { guideId: number }): Promise<Printed> {
  const guide = await getGuide(ctx, ref);
  const hasCosts = seesMoney(ctx.caller);
  return draw(ctx, "shippingGuide", (await getCompany(ctx)).company, guide, hasCosts);
}
