import { and, eq } from "drizzle-orm";
import { among } from "@/db/among";
import { unitClaims } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { type HalfOpenSpan, meets } from "../unit-claims/list-unit-claims";
import { addDays } from "../values/dates";
import { groupedBy } from "../values/rows";
import { freedomOf } from "./freedom";
import type { Turnaround } from "./get-turnaround";
import type { CandidateFreedom, Unit } from "./list-free-units";
import { listNamedClaims, type NamedClaim } from "./list-named-claims";

/** `taken` is by day; the first of a busy one tells why. One whose return nobody knows may have no claim. */
export type TakenUnit = Unit & { taken: (HalfOpenSpan & { by: NamedClaim | null })[] };

/** What stands in the way is named for those that are shown alone. */
export async function listTakenUnits(
  ctx: BaseContext,
  shown: readonly CandidateFreedom[],
  { span, turnaround }: { span: HalfOpenSpan; turnaround: Turnaround },
): Promise<TakenUnit[]> {
  const wide = {
    from: addDays(span.from, -turnaround.longest),
    to: span.to && addDays(span.to, turnaround.longest),
  };
  const ids = shown.map(({ unit }) => unit.id);
  const claims = await listNamedClaims(
    ctx,
    and(among(unitClaims.equipmentId, ids), eq(unitClaims.isFirm, true), meets(wide)),
  );
  const byUnit = groupedBy(claims, ({ equipmentId }) => equipmentId);
  return shown.map(({ unit: { claims: _, ...unit }, freedom }) => {
    const own = byUnit.get(unit.id) ?? [];
    const asked = { span, today: ctx.today, turnaround: turnaround.of(unit) };
    const { taken } = freedomOf(own, asked);
    const isNamed = taken.length > 0;
    return { ...unit, taken: isNamed ? taken : freedom.taken.map(unnamed) };
  });
}

const unnamed = ({ from, to }: HalfOpenSpan) => ({ from, to, by: null });
