import { may } from "../auth/permissions";
import type { Context } from "../kernel/context";
import { type DoubleChargesAsked, listDoubtfulCharges } from "./list-double-charges";
import { type ShownDoubt, shownDoubts } from "./shown-doubts";

export const listShownDoubts = async (
  ctx: Context,
  asked: DoubleChargesAsked,
): Promise<ShownDoubt[]> =>
  shownDoubts(await listDoubtfulCharges(ctx, asked), may(ctx.caller, "worksheets.chargedAmounts"));
