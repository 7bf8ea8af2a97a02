import { type GateState, isIgnored, type Requirement, type RuleLevel } from "../states/gate";
import type { Day } from "../values/dates";
import { groupedBy } from "../values/rows";
import type { GateFailure } from "./gate";
import { type GateSubject, heldOf, paperKey, type Site } from "./rule";
import type { RulesAtSite } from "./rules-at-site";
import { forGood } from "./vaccine-due";

/** `state` is null where it holds for all of the work. */
export type GateCell = {
  requirement: Requirement;
  param: string | null;
  level: RuleLevel;
  state: GateState | null;
  expiresOn: Day | null;
};

/** One for each requirement that is asked there; of several failures the first. */
export function gateCells(
  subject: GateSubject,
  site: Site,
  rules: RulesAtSite,
  failures: readonly GateFailure[],
): GateCell[] {
  const failed = groupedBy(failures, ({ requirement, param }) => paperKey(requirement, param));
  return [...rules].flatMap(([key, [rule]]): GateCell[] => {
    const failure = failed.get(key)?.[0];
    if (!rule || (!failure && isIgnored(rule))) return [];
    const held = heldOf(rule, subject.papers, site);
    return [
      {
        requirement: rule.requirement,
        param: rule.param,
        level: failure?.level ?? rule.level,
        state: failure?.state ?? null,
        expiresOn: held === forGood ? null : held,
      },
    ];
  });
}
