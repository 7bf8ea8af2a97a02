import type { Context } from "../kernel/context";
import { single } from "../values/rows";
import { type GateAsked, type GateCheck, listGateChecks } from "./check-gate";
import { stopsWork } from "./gate";
import { GateBlocked } from "./gate-blocked";
import { failureJson } from "./gate-json";
import { failureText } from "./labels";
import { lockLiveOverridesShared } from "./list-live-overrides";
import { recordChecks } from "./record-checks";

export function assertNotBlocked(checks: readonly GateCheck[]) {
  const stopped = checks.flatMap(({ failures }) => failures).filter(stopsWork);
  const [first] = stopped;
  if (!first) return;
  const more = stopped.length > 1 ? ` Y ${stopped.length - 1} más.` : "";
  throw new GateBlocked(`${failureText(first)}${more}`, stopped.map(failureJson));
}

/**
 * Call it in the transaction of the act: throws `compliance_blocked` (400, with `failures`) where a rule blocks and no
 * live override answers for the day; else writes down who went with a warning or an override. For any number of acts at
 * once, such as a week of routes, in a constant number of statements.
 */
export async function requireGates(
  ctx: Context,
  asked: readonly GateAsked[],
): Promise<GateCheck[]> {
  const checks = await listGateChecks(ctx, asked, lockLiveOverridesShared);
  assertNotBlocked(checks);
  await recordChecks(ctx, checks);
  return checks;
}

/** {@link requireGates} of one. */
export const requireGate = async (ctx: Context, asked: GateAsked): Promise<GateCheck> =>
  single(await requireGates(ctx, [asked]));
