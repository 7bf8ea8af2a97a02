import { may } from "../auth/permissions";
import type { Context } from "../kernel/context";
import { type DoubleChargesAsked, listDoubleCharges } from "./list-double-charges";
import { type ShownDoubleCharge, showDoubleCharges } from "./shown-double-charges";

export const listShownDoubleCharges = async (
  ctx: Context,
  asked: DoubleChargesAsked,
): Promise<ShownDoubleCharge[]> =>
  showDoubleCharges(
    await listDoubleCharges(ctx, asked),
    may(ctx.caller, "worksheets.chargedAmounts"),
  );
