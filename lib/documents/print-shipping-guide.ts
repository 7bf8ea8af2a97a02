import type { Context } from "../context";
import { getGuide } from "../shipping/get-guide";
import { getCompany } from "./get-company";
import type { Printed } from "./printed";
import { guidePaper } from "./shipping-guide";

/** A live shipping guide on paper; 404 when it is missing or deleted. */
export async function printShippingGuide(ctx: Context, ref: { guideId: number }): Promise<Printed> {
  const guide = await getGuide(ctx, ref);
  return guidePaper((await getCompany(ctx)).company, guide);
}
