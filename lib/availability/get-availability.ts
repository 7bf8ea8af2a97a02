import type * as z from "zod";
import type { BaseContext } from "../kernel/context";
import { getProjectEvenInactive } from "../projects/get-project";
import type { HalfOpenSpan } from "../unit-claims/list-unit-claims";
import { aDayAtLeast, type Day } from "../values/dates";
import { groupedBy } from "../values/rows";
import { backOn, firstBackOf } from "./first-back";
import { freedomOf } from "./freedom";
import { getTurnaround } from "./get-turnaround";
import type { AvailabilityQuery } from "./input";
import { listCandidates } from "./list-candidates";
import { type FreeUnit, listFreeUnits, shownOfEach } from "./list-free-units";
import { listTakenUnits, type TakenUnit } from "./list-taken-units";

export type AvailabilitySearch = {
  span: HalfOpenSpan;
  quantity: number;
  free: FreeUnit[];
  almost: TakenUnit[];
  busy: TakenUnit[];
  /** Of all, shown or not. */
  counts: { free: number; almost: number; busy: number };
  /** Busy because they are out and nobody said until when. */
  unknownReturns: number;
  /** Of those that are not free. */
  firstBack: Day | null;
};

type Asked = z.output<typeof AvailabilityQuery> & {
  /** Of the busy ones, those that are out with no plan alone. */
  showsUnknownReturns?: boolean | undefined;
};

/** Which units can be had on these days, which nearly, and who has the others. Six statements. */
export async function getAvailability(ctx: BaseContext, asked: Asked): Promise<AvailabilitySearch> {
  const { quantity, nearProjectId, showsUnknownReturns, type, ...narrowed } = asked;
  const span = aDayAtLeast(asked);
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
  const unknownReturns = busy.filter(({ unit }) => unit.hasUnknownReturn);
  const busyShown = showsUnknownReturns ? unknownReturns : busy;
  const shown = [...almost.slice(0, shownOfEach), ...busyShown.slice(0, shownOfEach)];
  const [freeUnits, taken] = await Promise.all([
    listFreeUnits(ctx, free, { near, quantity }),
    listTakenUnits(ctx, shown, { span, turnaround }),
  ]);
  const almostShown = Math.min(almost.length, shownOfEach);
  return {
    span,
    quantity,
    free: freeUnits,
    almost: taken.slice(0, almostShown),
    busy: taken.slice(almostShown),
    counts: { free: free.length, almost: almost.length, busy: busy.length },
    unknownReturns: unknownReturns.length,
    firstBack: firstBackOf([...almost, ...busy]),
  };
}
