import { ruleBook } from "../compliance/check-gate";
import { judge, stopsWork } from "../compliance/gate";
import { lackWords } from "../compliance/labels";
import { listGatePeople } from "../compliance/list-gate-people";
import { listLiveOverrides, overridesOf } from "../compliance/list-live-overrides";
import { listSites } from "../compliance/list-sites";
import type { GateSubject, Rule, Site } from "../compliance/rule";
import type { RulesAtSite } from "../compliance/rules-at-site";
import type { BaseContext } from "../kernel/context";
import type { Day, DaySpan } from "../values/dates";

/** `refusal` says why the rules keep him from going; null where they do not. */
type SiteVerdict = { rules: RulesAtSite; refusal: string | null };

/** Undefined of whoever is not at work. */
type SiteVerdicts = (staffId: number, day: Day, projectId: number) => SiteVerdict | undefined;

/** What the rules say of everybody at work; each day at a site is judged once. */
export async function getSiteVerdicts(
  ctx: BaseContext,
  rules: readonly Rule[],
  asked: DaySpan & { projectIds: readonly number[] },
): Promise<SiteVerdicts> {
  const [active, sites, overrides] = await Promise.all([
    listGatePeople(ctx, "active"),
    listSites(ctx, asked.projectIds),
    listLiveOverrides(ctx, asked),
  ]);
  const people = new Map(active.map((person) => [person.id, person]));
  const book = ruleBook(rules);
  const judged = new Map<string, string | null>();
  const refusalOf = (person: GateSubject, site: Site, day: Day): string | null => {
    const key = `${person.id} ${site.projectId} ${day}`;
    const before = judged.get(key);
    if (before !== undefined) return before;
    const own = overridesOf(overrides, site.projectId, person);
    const given = { rules: book(site, person), overrides: own };
    const failure = judge(person, site, { from: day, to: day }, given).failures.find(stopsWork);
    const refusal = failure ? lackWords(failure) : null;
    judged.set(key, refusal);
    return refusal;
  };
  return (staffId, day, projectId) => {
    const [person, site] = [people.get(staffId), sites.get(projectId)];
    if (!person || !site) return undefined;
    return { rules: book(site, person), refusal: refusalOf(person, site, day) };
  };
}
