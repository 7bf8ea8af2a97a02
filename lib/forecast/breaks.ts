import type { ruleBook } from "../compliance/check-gate";
import { type GateFailure, judge } from "../compliance/gate";
import { type LiveOverrides, nameOfSubject, overridesOf } from "../compliance/list-live-overrides";
import { type GateSubject, paperKey, type Site } from "../compliance/rule";
import type { Day, DaySpan } from "../values/dates";
import { groupedBy } from "../values/rows";
import type { Engagement } from "./engagement";

/** `hits` days of what is planned, from `day` on, that somebody would go without it. */
export type Break = Omit<GateFailure, "overrideId"> & {
  who: GateSubject;
  site: Site;
  hits: number;
};

export type Known = {
  span: DaySpan;
  subjects: ReadonlyMap<string, GateSubject>;
  sites: ReadonlyMap<number, Site>;
  overrides: LiveOverrides;
  book: ReturnType<typeof ruleBook>;
};

function hitsOf(failures: readonly GateFailure[], days: readonly Day[]): Day[] {
  return days.filter((day) => failures.some((one) => one.day <= day && day <= one.until));
}

function breaksOf(who: GateSubject, site: Site, days: readonly Day[], known: Known): Break[] {
  const rules = known.book(site, who);
  if (rules.size === 0) return [];
  const overrides = overridesOf(known.overrides, site.projectId, who);
  const { failures } = judge(who, site, known.span, { rules, overrides });
  const unanswered = failures.filter(({ overrideId }) => overrideId === null);
  const byRequirement = groupedBy(unanswered, ({ requirement, param, level }) =>
    [paperKey(requirement, param), level].join(),
  );
  return [...byRequirement.values()].flatMap((alike): Break[] => {
    const hits = hitsOf(alike, days);
    const [first] = hits;
    const [failure] = alike;
    if (!first || !failure) return [];
    const { overrideId: _, ...told } = failure;
    return [{ ...told, day: first, until: hits.at(-1) ?? first, who, site, hits: hits.length }];
  });
}

const { compare } = new Intl.Collator("es");

const soonest = (a: Break, b: Break): number =>
  (a.day < b.day ? -1 : Number(a.day > b.day)) ||
  compare(a.who.name, b.who.name) ||
  a.ruleId - b.ruleId;

/** What of the plan its own people, vehicles and units will lack papers for, the soonest first. */
export function breaksIn(engagements: readonly Engagement[], known: Known): Break[] {
  const together = groupedBy(engagements, (one) => `${one.projectId}/${nameOfSubject(one)}`);
  return [...together.values()]
    .flatMap((alike) => {
      const [one] = alike;
      const who = one && known.subjects.get(nameOfSubject(one));
      const site = one && known.sites.get(one.projectId);
      if (!who || !site) return [];
      const days = [...new Set(alike.map(({ day }) => day))].sort();
      return breaksOf(who, site, days, known);
    })
    .sort(soonest);
}
