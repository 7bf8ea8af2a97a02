import type { conflictKinds } from "@/db/values";
import type { Day } from "../values/dates";
import type { EndangeredPromise } from "./list-endangered-promises";
import type { LateStay } from "./list-late-stays";
import type { SuggestedUnit } from "./list-suggested-units";

export type ConflictKind = (typeof conflictKinds)[number];

/** A unit that is not where it should be, or is not fit to go there. */
export type Conflict = {
  kind: ConflictKind;
  unit: Pick<LateStay["unit"], "id" | "code" | "name" | "type" | "condition">;
  /** That it endangers; null where nobody waits for the unit. */
  promise: EndangeredPromise | null;
  /** Out, though it should be back. */
  stay: LateStay | null;
};

export type SolvableConflict = Conflict & { suggestions: SuggestedUnit[] };

/** To the project itself, or to its client without naming one: to assign it keeps the promise. */
const isKeptBy = (stay: LateStay, { projectId, partnerId }: EndangeredPromise): boolean =>
  projectId === null ? partnerId === stay.partnerId : projectId === stay.projectId;

/** The first of each unit that others were promised, by the order given. */
function firstOfEach(promises: readonly EndangeredPromise[]): EndangeredPromise[] {
  const firsts = new Map(promises.toReversed().map((promise) => [promise.unit.id, promise]));
  return promises.filter((promise) => firsts.get(promise.unit.id) === promise);
}

function conflictsOfPromises(
  stays: ReadonlyMap<number, LateStay>,
  promises: readonly EndangeredPromise[],
): Conflict[] {
  const standing = promises.filter(({ hasYielded }) => !hasYielded);
  const others = standing.filter((promise) => {
    const stay = stays.get(promise.unit.id);
    return !(stay && isKeptBy(stay, promise));
  });
  const yielded = promises.filter(({ hasYielded }) => hasYielded);
  return [
    ...yielded.map(
      (promise): Conflict => ({
        kind: "YIELDED",
        unit: promise.unit,
        promise,
        stay: null,
      }),
    ),
    ...firstOfEach(others).map((promise): Conflict => {
      const stay = stays.get(promise.unit.id) ?? null;
      return { kind: stay ? "STILL_OUT" : "UNFIT", unit: promise.unit, promise, stay };
    }),
  ];
}

/** Who should have a unit by now comes first, then who will; what nobody waits for comes last. */
function worstFirst(today: Day) {
  const urgency = ({ promise }: Conflict) => (promise ? Number(promise.from > today) : 2);
  const day = ({ promise, stay }: Conflict) => promise?.from ?? stay?.expectedReturnDate ?? "";
  const order = (one: Conflict) => `${urgency(one)} ${day(one)} ${one.unit.code}`;
  return (a: Conflict, b: Conflict) => (order(a) < order(b) ? -1 : 1);
}

/** One a unit that is late, one a promise that has no unit; the worst first. */
export function conflictsOf(
  stays: readonly LateStay[],
  promises: readonly EndangeredPromise[],
  today: Day,
): Conflict[] {
  const byUnit = new Map(stays.map((stay) => [stay.unit.id, stay]));
  const promised = conflictsOfPromises(byUnit, promises);
  const waitedFor = new Set(promised.flatMap(({ stay }) => stay?.id ?? []));
  const overdue = stays
    .filter(({ id }) => !waitedFor.has(id))
    .map((stay): Conflict => ({ kind: "OVERDUE", unit: stay.unit, promise: null, stay }));
  return [...promised, ...overdue].sort(worstFirst(today));
}
