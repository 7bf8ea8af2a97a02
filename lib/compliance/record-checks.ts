import { insertAll } from "@/db/insert-all";
import { gateChecks } from "@/db/schema";
import type { StoredFailure } from "@/db/stored-failure";
import type { Context } from "../kernel/context";
import { isFit, technical, unit, vehicle } from "../states/gate";
import type { GateAsked, GateCheck, SubjectJudgement } from "./check-gate";
import type { GateFailure } from "./gate";

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
