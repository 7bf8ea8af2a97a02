import { judge } from "../compliance/gate";
import { nameOfSubject, overridesOf } from "../compliance/list-live-overrides";
import type { GateSubject, Site } from "../compliance/rule";
import type { Day } from "../values/dates";
import type { Known } from "./breaks";

type Replacing = { day: Day; who: GateSubject; site: Site };

/** The first of their kind, by name, who are free on the day and fit for it there. */
export function replacementsFor(
  { day, who, site }: Replacing,
  candidates: readonly GateSubject[],
  busy: ReadonlySet<string>,
  { book, overrides }: Known,
  most = 3,
): GateSubject[] {
  const found: GateSubject[] = [];
  const span = { from: day, to: day };
  for (const one of candidates) {
    if (one.id === who.id || busy.has(`${day} ${nameOfSubject(one)}`)) continue;
    const answered = overridesOf(overrides, site.projectId, one);
    const { failures } = judge(one, site, span, { rules: book(site, one), overrides: answered });
    if (failures.length === 0) found.push(one);
    if (found.length === most) break;
  }
  return found;
}
