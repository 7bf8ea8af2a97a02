import type { gateActs } from "@/db/values";
import type { BaseContext } from "../kernel/context";
import { invalidField } from "../kernel/errors";
import { noProject } from "../projects/get-project";
import type { GateVerdict, RuleSubject } from "../states/gate";
import { earlier, later } from "../values/dates";
import { single } from "../values/rows";
import type { JobSpan } from "./coverage";
import { type GateFailure, type Judgement, judge, verdictOfFailures } from "./gate";
import { listGateSubjects, type SubjectIds } from "./list-gate-subjects";
import { type LiveOverrides, listLiveOverrides, overridesOf } from "./list-live-overrides";
import { listRules } from "./list-rules";
import { listSites } from "./list-sites";
import type { GateSubject, Rule, Site } from "./rule";
import { type RulesAtSite, rulesAtSite } from "./rules-at-site";

export type GateAct = (typeof gateActs)[number];

/** Both days count; services among the units are passed over. */
export type GateAsked = JobSpan &
  SubjectIds & { act: GateAct; actId: number | null; projectId: number };

export type SubjectJudgement = Judgement & { subject: RuleSubject; id: number; name: string };

export type GateCheck = {
  asked: GateAsked;
  verdict: GateVerdict;
  /** All that was asked for. */
  subjects: SubjectJudgement[];
  failures: (GateFailure & Pick<SubjectJudgement, "subject" | "id" | "name">)[];
};

/** What they share of rules is worked out once. */
export function ruleBook(rules: readonly Rule[]) {
  const known = new Map<string, RulesAtSite>();
  return (site: Site, subject: GateSubject): RulesAtSite => {
    const key = `${site.projectId} ${subject.subject} ${subject.group}`;
    const atSite = known.get(key) ?? rulesAtSite(rules, site, subject);
    known.set(key, atSite);
    return atSite;
  };
}

const siteOf = (sites: ReadonlyMap<number, Site>, { projectId }: GateAsked): Site => {
  const site = sites.get(projectId);
  if (!site) throw invalidField("project_id", noProject);
  return site;
};

function checkOf(asked: GateAsked, subjects: readonly SubjectJudgement[]): GateCheck {
  const failures = subjects.flatMap(({ subject, id, name, failures }) =>
    failures.map((failure) => ({ ...failure, subject, id, name })),
  );
  return { asked, verdict: verdictOfFailures(failures), subjects: [...subjects], failures };
}

/** From the first to the last day of all. */
const wholeSpan = (asked: readonly JobSpan[]): JobSpan =>
  asked.reduce<JobSpan>(
    (whole, one) => ({ from: earlier(whole.from, one.from), to: later(whole.to, one.to) }),
    { ...single(asked) },
  );

type Overrides = (
  ctx: BaseContext,
  asked: JobSpan & { projectIds: readonly number[] },
) => Promise<LiveOverrides>;

/** A constant number of statements, however many are asked for. */
export async function listGateChecks(
  ctx: BaseContext,
  asked: readonly GateAsked[],
  readOverrides: Overrides = listLiveOverrides,
): Promise<GateCheck[]> {
  if (asked.length === 0) return [];
  const projectIds = [...new Set(asked.map(({ projectId }) => projectId))];
  const overrides = await readOverrides(ctx, { ...wholeSpan(asked), projectIds });
  const [rules, sites, subjectsOf] = await Promise.all([
    listRules(ctx),
    listSites(ctx, projectIds),
    listGateSubjects(ctx, asked),
  ]);
  const book = ruleBook(rules);
  return asked.map((one) => {
    const site = siteOf(sites, one);
    return checkOf(
      one,
      subjectsOf(one).map((who) => ({
        subject: who.subject,
        id: who.id,
        name: who.name,
        ...judge(who, site, one, {
          rules: book(site, who),
          overrides: overridesOf(overrides, one.projectId, who),
        }),
      })),
    );
  });
}

/** Whether those may go to work there on those days; refuses and writes nothing. */
export const checkGate = async (ctx: BaseContext, asked: GateAsked): Promise<GateCheck> =>
  single(await listGateChecks(ctx, [asked]));

/** {@link checkGate} of what no act is made of yet. */
export const checkAsked = (
  ctx: BaseContext,
  asked: Omit<GateAsked, "act" | "actId">,
): Promise<GateCheck> => checkGate(ctx, { ...asked, act: "ROUTE", actId: null });
