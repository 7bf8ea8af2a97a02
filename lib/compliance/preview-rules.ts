import type * as z from "zod";
import type { Context } from "../kernel/context";
import { blocked, type GateVerdict, isFit } from "../states/gate";
import { addDays } from "../values/dates";
import { groupedBy } from "../values/rows";
import { ruleBook } from "./check-gate";
import { judge } from "./gate";
import { listGatePeople } from "./list-gate-people";
import { listGateUnits } from "./list-gate-units";
import { listGateVehicles } from "./list-gate-vehicles";
import { listLiveOverrides, nameOfSubject, overridesOf } from "./list-live-overrides";
import { listRecentActs, type RecentAct } from "./list-recent-acts";
import { listRules } from "./list-rules";
import { listSites } from "./list-sites";
import type { Rule } from "./rule";
import type { PreviewQuery } from "./rule-input";
import { draftsOf, type RuleDraft, ruleKey } from "./templates";

export type PreviewedAct = RecentAct & { subjectName: string; reasons: Rule[] };

/** What the change would have made of the acts of the last thirty days, by today's papers. */
export type RulesPreview = {
  acts: number;
  /** Now blocked and not before; the first of them. */
  stopped: PreviewedAct[];
  stoppedCount: number;
  warnedCount: number;
  /** No longer blocked. */
  freedCount: number;
};

const daysBack = 30;
const shown = 10;

type Asked = z.output<typeof PreviewQuery>;

const draftsIn = ({ rule, template }: Asked): RuleDraft[] => {
  if (rule) return [rule];
  if (!template) return [];
  const { template: id, ...where } = template;
  return draftsOf(id, where);
};

/** Not stored yet; what is stored of the same goes for it. */
const made = (draft: RuleDraft, index: number): Rule => ({ ...draft, id: -1 - index });

function rulesAfter(rules: readonly Rule[], asked: Asked): Rule[] {
  const kept = rules.filter(({ id }) => id !== asked.ruleId);
  const known = new Set(kept.map(ruleKey));
  return [
    ...kept,
    ...draftsIn(asked)
      .filter((rule) => !known.has(ruleKey(rule)))
      .map(made),
  ];
}

const idsOf = (acts: readonly RecentAct[], wanted: RecentAct["subject"]) => [
  ...new Set(acts.filter(({ subject }) => subject === wanted).map(({ subjectId }) => subjectId)),
];

async function listSubjectsOf(ctx: Context, acts: readonly RecentAct[]) {
  const found = await Promise.all([
    listGatePeople(ctx, idsOf(acts, "TECHNICAL")),
    listGateVehicles(ctx, idsOf(acts, "VEHICLE")),
    listGateUnits(ctx, idsOf(acts, "EQUIPMENT")),
  ]);
  return new Map(found.flat().map((one) => [nameOfSubject(one), one]));
}

type Outcome = {
  act: RecentAct;
  name: string;
  before: GateVerdict;
  after: GateVerdict;
  by: Set<number>;
};

async function listOutcomes(ctx: Context, rules: readonly Rule[], next: readonly Rule[]) {
  const span = { from: addDays(ctx.today, -daysBack), to: ctx.today };
  const acts = await listRecentActs(ctx, span);
  const projectIds = [...new Set(acts.map(({ projectId }) => projectId))];
  const [subjects, sites, overrides] = await Promise.all([
    listSubjectsOf(ctx, acts),
    listSites(ctx, projectIds),
    listLiveOverrides(ctx, { ...span, projectIds }),
  ]);
  const [old, changed] = [ruleBook(rules), ruleBook(next)];
  return acts.flatMap((act): Outcome[] => {
    const who = subjects.get(nameOfSubject({ subject: act.subject, id: act.subjectId }));
    const site = sites.get(act.projectId);
    if (!who || !site) return [];
    const day = { from: act.day, to: act.day };
    const allowed = overridesOf(overrides, act.projectId, who);
    const before = judge(who, site, day, { rules: old(site, who), overrides: allowed });
    const after = judge(who, site, day, { rules: changed(site, who), overrides: allowed });
    const by = new Set(after.failures.map(({ ruleId }) => ruleId));
    return [{ act, name: who.name, before: before.verdict, after: after.verdict, by }];
  });
}

const is = (verdict: GateVerdict) => (outcome: GateVerdict) => outcome === verdict;
const isStopped = is(blocked);

export async function previewRules(ctx: Context, asked: Asked): Promise<RulesPreview> {
  const rules = await listRules(ctx);
  const next = rulesAfter(rules, asked);
  const outcomes = await listOutcomes(ctx, rules, next);
  const stopped = outcomes.filter(({ before, after }) => isStopped(after) && !isStopped(before));
  const byId = groupedBy(next, ({ id }) => id);
  return {
    acts: outcomes.length,
    stopped: stopped.slice(0, shown).map(({ act, name, by }) => ({
      ...act,
      subjectName: name,
      reasons: [...by].flatMap((id) => byId.get(id) ?? []),
    })),
    stoppedCount: stopped.length,
    warnedCount: outcomes.filter(
      ({ before, after }) =>
        isFit({ verdict: before }) && !isFit({ verdict: after }) && !isStopped(after),
    ).length,
    freedCount: outcomes.filter(({ before, after }) => isStopped(before) && !isStopped(after))
      .length,
  };
}
