import type * as z from "zod";
import { atomically, type Context } from "../kernel/context";
import { appendStops } from "./append-stops";
import { getProposal, type RoutesProposal } from "./get-proposal";
import { lockOpenSitesShared } from "./lock-sites-shared";
import type { ProposeInput } from "./plan-input";
import { takeTurn } from "./take-turn";

/** Puts onto routes what is proposed of days; as a preview it only says what it would put. */
export async function fillRoutes(
  ctx: Context,
  { isPreview, from, to }: z.output<typeof ProposeInput>,
): Promise<RoutesProposal> {
  if (isPreview) return getProposal(ctx, { from, to });
  return atomically(ctx, async (ctx) => {
    await takeTurn(ctx);
    await lockOpenSitesShared(ctx);
    const proposal = await getProposal(ctx, { from, to });
    await appendStops(ctx, proposal.placed);
    return proposal;
  });
}
