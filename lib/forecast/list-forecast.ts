import { among } from "@/db/among";
import { projects } from "@/db/schema";
import { ruleBook } from "../compliance/check-gate";
import { listGatePeople } from "../compliance/list-gate-people";
import { listGateUnits } from "../compliance/list-gate-units";
import { listGateVehicles } from "../compliance/list-gate-vehicles";
import { listLiveOverrides, nameOfSubject } from "../compliance/list-live-overrides";
import { listRules } from "../compliance/list-rules";
import { listSites } from "../compliance/list-sites";
import type { GateSubject } from "../compliance/rule";
import type { BaseContext } from "../kernel/context";
import { type Listed, type Page, partOf } from "../lists/page";
import { isUnitSubject, type RuleLevel, type RuleSubject } from "../states/gate";
import { addDays, type DaySpan } from "../values/dates";
import { groupedBy } from "../values/rows";
import { type Break, breaksIn, type Known } from "./breaks";
import type { Engagement } from "./engagement";
import { listEngagements } from "./list-engagements";
import { replacementsFor } from "./replacements";

export type ForecastRow = Break & { id: string; location: string; replacements: GateSubject[] };

export type Forecast = Listed<ForecastRow> & { span: DaySpan; hasRules: boolean };

type Asked = {
  days?: number | undefined;
  page: Page;
  subject?: RuleSubject | undefined;
  level?: RuleLevel | undefined;
  projectId?: number | undefined;
};

const usualForecastDays = 60;

async function listKnown(ctx: BaseContext, engagements: readonly Engagement[], span: DaySpan) {
  const projectIds = [...new Set(engagements.map(({ projectId }) => projectId))];
  const unitIds = [...new Set(engagements.filter(isUnitSubject).map(({ id }) => id))];
  const [people, fleet, units, rules, sites, overrides] = await Promise.all([
    listGatePeople(ctx, "active"),
    listGateVehicles(ctx, "active"),
    listGateUnits(ctx, unitIds),
    listRules(ctx),
    listSites(ctx, projectIds),
    listLiveOverrides(ctx, { ...span, projectIds }),
  ]);
  const all = [...people, ...fleet, ...units];
  const subjects = new Map(all.map((one) => [nameOfSubject(one), one]));
  const known: Known = { span, subjects, sites, overrides, book: ruleBook(rules) };
  return { known, hasRules: rules.length > 0 };
}

const { compare } = new Intl.Collator("es");

const groupOf = ({ subject, group }: GateSubject) => `${subject} ${group}`;

/** Those who could go instead: of the same kind of work, by name. */
const candidatesIn = ({ subjects }: Known) =>
  groupedBy(
    [...subjects.values()]
      .filter((one) => !isUnitSubject(one))
      .sort((a, b) => compare(a.name, b.name)),
    groupOf,
  );

const locationsOf = async (ctx: BaseContext, breaks: readonly Break[]) => {
  const ids = [...new Set(breaks.map(({ site }) => site.projectId))];
  const found = await ctx.db
    .select({ id: projects.id, location: projects.location })
    .from(projects)
    .where(among(projects.id, ids));
  return new Map(found.map(({ id, location }) => [id, location]));
};

const asAsked = (breaks: readonly Break[], { subject, level, projectId }: Asked): Break[] =>
  breaks.filter(
    (one) =>
      (!subject || one.who.subject === subject) &&
      (!level || one.level === level) &&
      (!projectId || one.site.projectId === projectId),
  );

/** *Qué se rompe*: the plan of the coming days against the papers there are, with who could go instead. */
export async function listForecast(ctx: BaseContext, asked: Asked): Promise<Forecast> {
  const { days = usualForecastDays, page } = asked;
  const span = { from: ctx.today, to: addDays(ctx.today, days - 1) };
  const engagements = await listEngagements(ctx, span);
  const { known, hasRules } = await listKnown(ctx, engagements, span);
  const { rows, ...listed } = partOf(asAsked(breaksIn(engagements, known), asked), page);
  const busy = new Set(engagements.map((one) => `${one.day} ${nameOfSubject(one)}`));
  const candidates = candidatesIn(known);
  const locations = await locationsOf(ctx, rows);
  return {
    ...listed,
    span,
    hasRules,
    rows: rows.map((one) => ({
      ...one,
      id: `${nameOfSubject(one.who)} ${one.site.projectId} ${one.ruleId}`,
      location: locations.get(one.site.projectId) ?? "",
      replacements: replacementsFor(one, candidates.get(groupOf(one.who)) ?? [], busy, known),
    })),
  };
}
