import { ruleBook } from "../compliance/check-gate";
import { judge, stopsWork } from "../compliance/gate";
import { lackWords } from "../compliance/labels";
import { listGatePeople } from "../compliance/list-gate-people";
import { listLiveOverrides, overridesOf } from "../compliance/list-live-overrides";
import { listPlaces } from "../compliance/list-places";
import type { GateSubject, Place, Rule } from "../compliance/rule";
import type { RulesThere } from "../compliance/rules-there";
import type { BaseContext } from "../kernel/context";
import type { Day, DaySpan } from "../values/dates";

/** `there` is what the site asks of him; `word` why that keeps him from going, null where it does not. */
type SiteWord = { there: RulesThere; word: string | null };

/** Undefined of whoever is not at work. */
type SiteRules = (staffId: number, day: Day, projectId: number) => SiteWord | undefined;

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
    const failure = judge(person, place, { from: day, to: day }, given).failures.find(stopsWork);
    const word = failure ? lackWords(failure) : null;
    judged.set(key, word);
    return word;
  };
  return (staffId, day, projectId) => {
    const [person, place] = [people.get(staffId), places.get(projectId)];
    if (!person || !place) return undefined;
    return { there: book(place, person), word: wordOf(person, place, day) };
  };
}
