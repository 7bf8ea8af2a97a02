import type { BaseContext } from "../kernel/context";
import type { HalfOpenSpan } from "../unit-claims/list-unit-claims";
import { type Day, earlier, later } from "../values/dates";
import { groupedBy } from "../values/rows";
import { type Free, freeFor } from "./free-for";
import type { Freedom } from "./freedom";
import { getTurnaround } from "./get-turnaround";
import { type Candidate, listCandidates } from "./list-candidates";
import type { EndangeredPromise } from "./list-endangered-promises";
import { listIdleSince } from "./list-idle-since";
import { type Suggested, suggestionOf } from "./suggestions";

export type SuggestedUnit = Pick<Candidate, "id" | "code" | "name" | "condition"> &
  Pick<Freedom<never>, "freeFrom" | "freeUntil" | "gapDays"> &
  Suggested;

const shown = 5;

function hullOf(promises: readonly EndangeredPromise[]): HalfOpenSpan {
  const from = promises.map((promise) => promise.from).reduce(earlier);
  const ends = promises.map(({ to }) => to);
  const isOpen = ends.includes(null);
  return { from, to: isOpen ? null : ends.flatMap((to) => to ?? []).reduce(later) };
}

function bestOf(
  { location, oilBlock }: EndangeredPromise,
  free: readonly Free[],
  { today, idle }: { today: Day; idle: ReadonlyMap<number, Day> },
): SuggestedUnit[] {
  const rated = free.map(({ unit, freedom: { freeFrom, freeUntil, gapDays } }): SuggestedUnit => {
    const gap = { freeFrom, freeUntil, gapDays };
    const idleSince = idle.get(unit.id) ?? null;
    const { id, code, name, condition } = unit;
    const near = { location, oilBlock };
    return {
      ...{ id, code, name, condition },
      ...gap,
      ...suggestionOf({ ...unit, ...gap, idleSince }, { near, today }),
    };
  });
  return rated.sort((a, b) => b.score - a.score || (a.code < b.code ? -1 : 1)).slice(0, shown);
}

/** Up to five that could go instead, the best first, for each. Three statements, however many promises. */
export async function listSuggestedUnits(
  ctx: BaseContext,
  promises: readonly EndangeredPromise[],
): Promise<Map<EndangeredPromise, SuggestedUnit[]>> {
  if (promises.length === 0) return new Map();
  const turnaround = await getTurnaround(ctx);
  const candidates = await listCandidates(ctx, {
    types: [...new Set(promises.map(({ type }) => type))],
    span: hullOf(promises),
    longestTurnaround: turnaround.longest,
  });
  const byType = groupedBy(candidates, ({ type }) => type);
  const { today } = ctx;
  const free = new Map(
    promises.map((promise) => [
      promise,
      freeFor(promise, byType.get(promise.type) ?? [], { today, turnaround }),
    ]),
  );
  const ids = [...free.values()].flat().map(({ unit }) => unit.id);
  const idle = await listIdleSince(ctx, [...new Set(ids)]);
  return new Map(
    [...free].map(([promise, units]) => [promise, bestOf(promise, units, { today, idle })]),
  );
}
