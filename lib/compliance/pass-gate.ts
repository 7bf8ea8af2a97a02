import { settings } from "@/db/schema";
import type { Context } from "../kernel/context";
import { invalidField } from "../kernel/errors";
import { isBlocked } from "../states/gate";
import { single } from "../values/rows";
import { type GateAsked, type GateCheck, listGateChecks } from "./check-gate";
import { stopsWork } from "./gate";
import { failureText } from "./labels";
import { lockLiveOverridesShared } from "./list-live-overrides";
import { recordChecks } from "./record-checks";
import { assertNotBlocked } from "./require-gate";

/** Why it goes on, from a screen that asks; undefined where no screen was there to ask. */
export type GoingOn = string | null | undefined;

async function isCustodyGated(ctx: Pick<Context, "db">): Promise<boolean> {
  const row = single(await ctx.db.select({ isGated: settings.gateCustody }).from(settings));
  return row.isGated;
}

/**
 * Of chains and guides, whose documented answers know no gate: nothing is asked of a program unless the setting says so,
 * and then a rule that blocks refuses. A screen may go on with a reason while the setting does not say so.
 */
export async function passGate(
  ctx: Context,
  asked: GateAsked,
  goingOn: GoingOn,
): Promise<GateCheck | null> {
  const isGated = await isCustodyGated(ctx);
  if (goingOn === undefined && !isGated) return null;
  const check = single(await listGateChecks(ctx, [asked], lockLiveOverridesShared));
  if (isGated) assertNotBlocked([check]);
  if (isBlocked(check) && !goingOn)
    throw invalidField("gate_reason", "Una regla lo detiene: escriba por qué sale igual.");
  return check;
}

/** What a form says while it is filled in. */
export type GateAhead = {
  failures: { text: string; stops: boolean }[];
  /** Nothing but an override lets it be saved. */
  isRefused: boolean;
};

export async function getGateAhead(ctx: Context, asked: GateAsked): Promise<GateAhead> {
  const { failures, ...check } = single(await listGateChecks(ctx, [asked]));
  return {
    failures: failures.map((failure) => ({
      text: failureText(failure),
      stops: stopsWork(failure),
    })),
    isRefused: isBlocked(check) && (await isCustodyGated(ctx)),
  };
}

/** Once the act has a number of its own. */
export const recordPassed = (
  ctx: Context,
  check: GateCheck | null,
  { actId, goingOn }: { actId: number; goingOn: GoingOn },
): Promise<void> =>
  recordChecks(
    ctx,
    check ? [{ ...check, asked: { ...check.asked, actId } }] : [],
    check && isBlocked(check) ? (goingOn ?? null) : null,
  );
