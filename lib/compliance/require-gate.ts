import { insertAll } from "@/db/insert-all";
import { gateChecks } from "@/db/schema";
import type { StoredFailure } from "@/db/stored-failure";
import type { Context } from "../kernel/context";
import { isFit, technical, unit, vehicle } from "../states/gate";
import { single } from "../values/rows";
import {
  type GateAsked,
  type GateCheck,
  listGateChecks,
  type SubjectJudgement,
} from "./check-gate";
import { type GateFailure, stops } from "./gate";
import { GateBlocked } from "./gate-blocked";
import { failureJson } from "./gate-json";
import { failureText } from "./labels";
import { lockLiveOverridesShared } from "./list-live-overrides";

const stored = (failure: GateFailure): StoredFailure => ({
  requirement: failure.requirement,
  param: failure.param,
  level: failure.level,
  state: failure.state,
  day: failure.day,
  until: failure.until,
  expires_on: failure.expiresOn,
  rule_id: failure.ruleId,
  override_id: failure.overrideId,
});

type Row = typeof gateChecks.$inferInsert;

const rowOf = (
  ctx: Context,
  { act, actId, projectId, from }: GateAsked,
  { subject, id, verdict, failures }: SubjectJudgement,
  reason: string | null,
): Row => ({
  at: ctx.now,
  act,
  actId,
  projectId,
  staffId: subject === technical ? id : null,
  vehicleId: subject === vehicle ? id : null,
  equipmentId: subject === unit ? id : null,
  day: from,
  verdict,
  failures: failures.map(stored),
  overrideId: failures.find(({ overrideId }) => overrideId !== null)?.overrideId ?? null,
  reason,
  userId: ctx.caller.user.id,
});

/** Of whoever was not fit without more: an act by those who are leaves no trace. */
export async function recordChecks(
  ctx: Context,
  checks: readonly GateCheck[],
  reason: string | null = null,
): Promise<void> {
  const rows = checks.flatMap(({ asked, subjects }) =>
    subjects.filter((one) => !isFit(one)).map((one) => rowOf(ctx, asked, one, reason)),
  );
  await insertAll(ctx.db, gateChecks, rows);
}

export function assertNotBlocked(checks: readonly GateCheck[]) {
  const stopped = checks.flatMap(({ failures }) => failures).filter(stops);
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
