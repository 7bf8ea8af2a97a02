import type { BaseContext } from "../kernel/context";
import type { ClaimKind } from "../placement/claim-kind";
import { listObstacles } from "../unit-claims/list-obstacles";
import { type HalfOpenSpan, listUnitClaims, type UnitClaim } from "../unit-claims/list-unit-claims";
import { addDays, type Day, later } from "../values/dates";
import { groupedBy } from "../values/rows";

/** Whether a unit can be had for some days; `freeFrom` is the first day of them, or after, on which nobody has it. */
export type FreeInSpan = {
  isFree: boolean;
  freeFrom: Day | null;
  /** Who has it first of those days; a reservation has a code. */
  claimedBy: { kind: ClaimKind; code: string | null; from: Day; to: Day | null } | null;
};

/** One that comes back on a day may leave on it. */
const asSpan = ({ from, to }: HalfOpenSpan): HalfOpenSpan => ({
  from,
  to: to === null ? null : later(to, addDays(from, 1)),
});

function freeFromOn(claims: readonly UnitClaim[], from: Day): Day | null {
  let day = from;
  for (const claim of claims) {
    if (claim.from > day || (claim.to !== null && claim.to <= day)) continue;
    if (claim.to === null) return null;
    day = claim.to;
  }
  return day;
}

/** Firm claims alone count. Constant in statements. */
export async function listFreeInSpan(
  ctx: BaseContext,
  { equipmentIds, span }: { equipmentIds: readonly number[]; span: HalfOpenSpan },
): Promise<Map<number, FreeInSpan>> {
  const ahead = { equipmentIds, span: { from: span.from, to: null } };
  const claims = (await listUnitClaims(ctx, ahead)).filter(({ isFirm }) => isFirm);
  const codes = new Map(
    (await listObstacles(ctx, equipmentIds)).map(({ equipmentId, from, promise }) => [
      `${equipmentId} ${from}`,
      promise?.code ?? null,
    ]),
  );
  const byUnit = groupedBy(claims, ({ equipmentId }) => equipmentId);
  const { to } = asSpan(span);
  return new Map(
    equipmentIds.map((id) => {
      const own = byUnit.get(id) ?? [];
      const [first] = own.filter((claim) => to === null || claim.from < to);
      const code = first && (codes.get(`${id} ${first.from}`) ?? null);
      const claimedBy = first
        ? { kind: first.kind, code: code ?? null, from: first.from, to: first.to }
        : null;
      return [id, { isFree: !first, freeFrom: freeFromOn(own, span.from), claimedBy }];
    }),
  );
}
