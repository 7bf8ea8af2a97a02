import type { BaseContext } from "../kernel/context";
import type { Project } from "../projects/get-project";
import type { HalfOpenSpan } from "../unit-claims/list-unit-claims";
import type { Freedom } from "./freedom";
import type { Candidate } from "./list-candidates";
import { listIdleSince } from "./list-idle-since";
import { type Suggested, suggestionOf } from "./suggestions";

export type Unit = Omit<Candidate, "claims">;

export type FreeUnit = Unit & Omit<Freedom<never>, "state" | "taken"> & Suggested;

/** Of each kind; the best stand first. */
export const shownOfEach = 100;

const byScore = (a: FreeUnit, b: FreeUnit) =>
  b.score - a.score || (a.gapDays ?? 1e6) - (b.gapDays ?? 1e6) || (a.code < b.code ? -1 : 1);

export type CandidateFreedom = { unit: Candidate; freedom: Freedom<HalfOpenSpan> };

type Wanted = { near: Project | null; quantity: number };

export async function listFreeUnits(
  ctx: BaseContext,
  found: readonly CandidateFreedom[],
  { near: project, quantity }: Wanted,
) {
  const near = project && { location: project.location, oilBlock: project.block };
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
