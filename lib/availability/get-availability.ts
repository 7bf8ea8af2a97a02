import { and, eq } from "drizzle-orm";
import type * as z from "zod";
import { among } from "@/db/among";
import { unitClaims } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { getProjectEvenInactive, type Project } from "../projects/get-project";
import type { OpenSpan } from "../unit-claims/list-unit-claims";
import { addDays, type Day, earlier } from "../values/dates";
import { groupedBy } from "../values/rows";
import { type Freedom, freedomOf } from "./freedom";
import { getTurnaround, type Turnaround } from "./get-turnaround";
import type { AvailabilityQuery } from "./input";
import { type Candidate, listCandidates } from "./list-candidates";
import { listIdleSince } from "./list-idle-since";
import { listNamedClaims, meets, type NamedClaim } from "./list-named-claims";
import { type Suggested, suggestionOf } from "./suggestions";

type Unit = Omit<Candidate, "claims">;

export type FreeUnit = Unit & Omit<Freedom<never>, "state" | "missing"> & Suggested;

/** `missing` is by day; the first of a busy one tells why. One that is out with no plan misses a claim. */
export type TakenUnit = Unit & { missing: (OpenSpan & { by: NamedClaim | null })[] };

export type Availability = {
  span: OpenSpan;
  quantity: number;
  free: FreeUnit[];
  almost: TakenUnit[];
  busy: TakenUnit[];
  /** Of all, shown or not. */
  counts: { free: number; almost: number; busy: number };
  /** Busy because they are out and nobody said until when. */
  unplanned: number;
  /** Of those that are not free. */
  firstBack: Day | null;
};

type Asked = z.output<typeof AvailabilityQuery> & {
  /** Of the busy ones, those that are out with no plan alone. */
  showsUnplanned?: boolean | undefined;
};

/** Of each kind; the best stand first. */
const shownOfEach = 100;

const byScore = (a: FreeUnit, b: FreeUnit) =>
  b.score - a.score || (a.gapDays ?? 1e6) - (b.gapDays ?? 1e6) || (a.code < b.code ? -1 : 1);

type Found = { unit: Candidate; freedom: Freedom<OpenSpan> };

type Wanted = { near: Project | null; quantity: number };

async function freeUnitsOf(ctx: BaseContext, found: readonly Found[], { near, quantity }: Wanted) {
  const idle = await listIdleSince(
    ctx,
    found.map(({ unit }) => unit.id),
  );
  const units = found.map(({ unit: { claims: _, ...unit }, freedom }): FreeUnit => {
    const { freeFrom, freeUntil, gapDays } = freedom;
    const idleSince = idle.get(unit.id) ?? null;
    const rated = { ...unit, freeFrom, freeUntil, gapDays };
    return { ...rated, ...suggestionOf({ ...rated, idleSince }, { near, today: ctx.today }) };
  });
  return units.sort(byScore).slice(0, Math.max(shownOfEach, quantity));
}

/** What stands in the way is named for those that are shown alone. */
async function takenUnitsOf(
  ctx: BaseContext,
  shown: readonly Found[],
  { span, turnaround }: { span: OpenSpan; turnaround: Turnaround },
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
    const { missing } = freedomOf(own, asked);
    const isNamed = missing.length > 0;
    return { ...unit, missing: isNamed ? missing : freedom.missing.map(unnamed) };
  });
}

const unnamed = ({ from, to }: OpenSpan) => ({ from, to, by: null });

const never = "9999";

const backOn = ({ freedom }: Found): Day => freedom.missing.at(-1)?.by.to ?? never;

const firstBackOf = (taken: readonly Found[]): Day | null => {
  const first = taken.map(backOn).reduce(earlier, never);
  return first === never ? null : first;
};

const spanOf = ({ from, to }: Asked): OpenSpan => ({
  from,
  to: to && (to > from ? to : addDays(from, 1)),
});

/** Which units can be had on these days, which nearly, and who has the others. Six statements. */
export async function getAvailability(ctx: BaseContext, asked: Asked): Promise<Availability> {
  const { quantity, nearProjectId, showsUnplanned, type, ...narrowed } = asked;
  const span = spanOf(asked);
  const [turnaround, near] = await Promise.all([
    getTurnaround(ctx),
    nearProjectId ? getProjectEvenInactive(ctx, { projectId: nearProjectId }) : null,
  ]);
  const longestTurnaround = turnaround.longest;
  const candidates = await listCandidates(ctx, {
    ...narrowed,
    types: type && [type],
    span,
    longestTurnaround,
  });
  const found = candidates.map((unit) => ({
    unit,
    freedom: freedomOf(unit.claims, { span, today: ctx.today, turnaround: turnaround.of(unit) }),
  }));
  const byState = groupedBy(found, ({ freedom }) => freedom.state);
  const [free = [], almost = [], busy = []] = [
    byState.get("FREE"),
    byState.get("ALMOST"),
    byState.get("BUSY"),
  ];
  busy.sort((a, b) => (backOn(a) < backOn(b) ? -1 : 1));
  const unplanned = busy.filter(({ unit }) => unit.isUnplanned);
  const busyShown = showsUnplanned ? unplanned : busy;
  const shown = [...almost.slice(0, shownOfEach), ...busyShown.slice(0, shownOfEach)];
  const [freeUnits, taken] = await Promise.all([
    freeUnitsOf(ctx, free, { near, quantity }),
    takenUnitsOf(ctx, shown, { span, turnaround }),
  ]);
  const almostShown = Math.min(almost.length, shownOfEach);
  return {
    span,
    quantity,
    free: freeUnits,
    almost: taken.slice(0, almostShown),
    busy: taken.slice(almostShown),
    counts: { free: free.length, almost: almost.length, busy: busy.length },
    unplanned: unplanned.length,
    firstBack: firstBackOf([...almost, ...busy]),
  };
}
