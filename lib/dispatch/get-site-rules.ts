import { ruleBook } from "../compliance/check-gate";
import { judge, stops } from "../compliance/gate";
import { lackWords } from "../compliance/labels";
import { listGatePeople } from "../compliance/list-gate-people";
import { listLiveOverrides, overridesOf } from "../compliance/list-live-overrides";
import { listPlaces } from "../compliance/list-places";
import type { GateSubject, Place, Rule } from "../compliance/rule";
import type { BaseContext } from "../kernel/context";
import type { Day, DaySpan } from "../values/dates";

/** Undefined where no rule speaks of him, null where none of them keeps him from going. */
type SiteRules = (staffId: number, day: Day, projectId: number) => string | null | undefined;

/** What the rules say of everybody at work; each day at a place is judged once. */
export async function getSiteRules(
  ctx: BaseContext,
  rules: readonly Rule[],
  asked: DaySpan & { projectIds: readonly number[] },
): Promise<SiteRules> {
  const [active, places, overrides] = await Promise.all([
    listGatePeople(ctx, "active"),
    listPlaces(ctx, asked.projectIds),
    listLiveOverrides(ctx, asked),
  ]);
  const people = new Map(active.map((person) => [person.id, person]));
  const book = ruleBook(rules);
  const judged = new Map<string, string | null>();
  const wordOf = (person: GateSubject, place: Place, day: Day): string | null => {
    const key = `${person.id} ${place.projectId} ${day}`;
    const before = judged.get(key);
    if (before !== undefined) return before;
    const own = overridesOf(overrides, place.projectId, person);
    const given = { rules: book(place, person), overrides: own };
    const failure = judge(person, place, { from: day, to: day }, given).failures.find(stops);
    const word = failure ? lackWords(failure) : null;
    judged.set(key, word);
    return word;
  };
  return (staffId, day, projectId) => {
    const [person, place] = [people.get(staffId), places.get(projectId)];
    if (!person || !place || book(place, person).size === 0) return undefined;
    return wordOf(person, place, day);
  };
}
