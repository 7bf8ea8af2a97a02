import {
  blocked,
  endsState,
  fit,
  type GateState,
  type GateVerdict,
  isBlockingLevel,
  isIgnored,
  missingState,
  overState,
  type Requirement,
  type RuleLevel,
  warned,
} from "../states/gate";
import { addDays, type Day } from "../values/dates";
import type { JobSpan } from "./coverage";
import {
  type GatePapers,
  type GateSubject,
  heldOf,
  isInForce,
  lastDayFor,
  liveOn,
  type Override,
  type Rule,
  type Site,
} from "./rule";
import type { RulesAtSite } from "./rules-at-site";

/** From `day` to `until`, days of the work one after the other. */
export type GateFailure = {
  requirement: Requirement;
  param: string | null;
  level: RuleLevel;
  state: GateState;
  day: Day;
  until: Day;
  expiresOn: Day | null;
  ruleId: number;
  overrideId: number | null;
};

export type Judgement = { verdict: GateVerdict; failures: GateFailure[] };

type Case = { site: Site; papers: GatePapers; overrides: readonly Override[]; span: JobSpan };

const stateOf = (last: Day | null, { from }: JobSpan): GateState => {
  if (last === null) return missingState;
  return last < from ? overState : endsState;
};

function failureOf(rule: Rule, day: Day, asked: Case): GateFailure | null {
  const last = lastDayFor(rule, asked.papers, asked.site);
  if (last !== null && day <= last) return null;
  return {
    requirement: rule.requirement,
    param: rule.param,
    level: rule.level,
    state: stateOf(last, asked.span),
    day,
    until: day,
    expiresOn: heldOf(rule, asked.papers, asked.site),
    ruleId: rule.id,
    overrideId: isBlockingLevel(rule) ? (liveOn(asked.overrides, rule, day)?.id ?? null) : null,
  };
}

function failureOn(rules: readonly Rule[], day: Day, asked: Case): GateFailure | null {
  const rule = rules.find((one) => isInForce(one, day));
  return !rule || isIgnored(rule) ? null : failureOf(rule, day, asked);
}

/** The days of the work on which something may begin or end to matter; between two of them nothing changes. */
function turningDays(rules: readonly Rule[], { site, papers, overrides, span }: Case): Day[] {
  const after = (day: Day | null) => (day === null ? [] : [addDays(day, 1)]);
  const days = [
    ...rules.flatMap((rule) => [
      ...(rule.fromDate === null ? [] : [rule.fromDate]),
      ...after(rule.toDate),
      ...after(lastDayFor(rule, papers, site)),
    ]),
    ...overrides.flatMap((one) => [one.fromDate, ...after(one.untilDate)]),
  ].filter((day) => span.from < day && day <= span.to);
  return [...new Set([span.from, ...days])].sort();
}

const isSame = (a: GateFailure, b: GateFailure): boolean =>
  a.ruleId === b.ruleId && a.overrideId === b.overrideId && addDays(a.until, 1) === b.day;

/** What goes on failing as it did is one failure. */
function joined(found: GateFailure[], failure: GateFailure): GateFailure[] {
  const last = found.at(-1);
  if (last && isSame(last, failure)) last.until = failure.until;
  else found.push(failure);
  return found;
}

function failuresOf(rules: readonly Rule[], asked: Case): GateFailure[] {
  const days = turningDays(rules, asked);
  return days
    .flatMap((day, at) => {
      const failure = failureOn(rules, day, asked);
      const next = days[at + 1];
      return failure ? [{ ...failure, until: next ? addDays(next, -1) : asked.span.to }] : [];
    })
    .reduce(joined, []);
}

/** Nobody answers for it. */
export const stopsWork = (one: GateFailure): boolean =>
  isBlockingLevel(one) && one.overrideId === null;

export const verdictOfFailures = (failures: readonly GateFailure[]): GateVerdict => {
  if (failures.some(stopsWork)) return blocked;
  return failures.length > 0 ? warned : fit;
};

/** Each day of the work against the rules that hold there on it (decision 0122). Both ends count. */
export function judge(
  subject: GateSubject,
  site: Site,
  span: JobSpan,
  given: { rules: RulesAtSite; overrides: readonly Override[] },
): Judgement {
  const asked = { site, papers: subject.papers, overrides: given.overrides, span };
  const failures = [...given.rules.values()].flatMap((rules) => failuresOf(rules, asked));
  return { verdict: verdictOfFailures(failures), failures };
}
