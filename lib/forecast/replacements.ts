import { judge } from "../compliance/gate";
import { nameOfSubject, overridesOf } from "../compliance/list-live-overrides";
import type { GateSubject, Place } from "../compliance/rule";
import type { Day } from "../values/dates";
import type { Known } from "./breaks";

type Replacing = { day: Day; who: GateSubject; place: Place };

/** The first of their kind, by name, who are free on the day and fit for it there. */
export function replacementsFor(
  { day, who, place }: Replacing,
  candidates: readonly GateSubject[],
  busy: ReadonlySet<string>,
  { book, overrides }: Known,
  most = 3,
): GateSubject[] {
  const found: GateSubject[] = [];
  const span = { from: day, to: day };
  for (const one of candidates) {
    if (one.id === who.id || busy.has(`${day} ${nameOfSubject(one)}`)) continue;
    const answered = overridesOf(overrides, place.projectId, one);
    const { failures } = judge(one, place, span, { rules: book(place, one), overrides: answered });
    if (failures.length === 0) found.push(one);
    if (found.length === most) break;
  }
  return found;
}
