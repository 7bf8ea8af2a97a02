import { isAge, isPass, type Requirement, type RuleLevel, type RuleSubject } from "../states/gate";
import { addDays, type Day } from "../values/dates";

/** Null names any client, block, project, group of subjects, or day. */
export type Rule = {
  id: number;
  partnerId: number | null;
  block: string | null;
  projectId: number | null;
  subject: RuleSubject;
  requirement: Requirement;
  param: string | null;
  appliesTo: readonly string[] | null;
  level: RuleLevel;
  minDays: number;
  fromDate: Day | null;
  toDate: Day | null;
};

/** `isBlockUnknown`: the project names a block that is none of the settings. */
export type Site = {
  projectId: number;
  partnerId: number;
  block: string | null;
  isBlockUnknown: boolean;
};

/** By {@link paperKey} the last valid day, or of a maintenance its day; null or absent is missing. */
export type GatePapers = ReadonlyMap<string, Day | null>;

export type GateSubject = {
  subject: RuleSubject;
  id: number;
  name: string;
  /** Its work area, or its type. */
  group: string;
  papers: GatePapers;
};

export type Override = {
  id: number;
  requirement: Requirement;
  param: string | null;
  fromDate: Day;
  untilDate: Day;
};

export const paperKey = (requirement: Requirement, param: string | null): string =>
  param === null ? requirement : `${requirement} ${param}`;

export const isInForce = ({ fromDate, toDate }: Rule, day: Day): boolean =>
  (fromDate === null || fromDate <= day) && (toDate === null || day <= toDate);

export const heldOf = (rule: Rule, papers: GatePapers, site: Site): Day | null =>
  papers.get(paperKey(rule.requirement, isPass(rule) ? site.block : rule.param)) ?? null;

/** The last day of work that it lets pass; null when it is missing. */
export function lastDayFor(rule: Rule, papers: GatePapers, site: Site): Day | null {
  const held = heldOf(rule, papers, site);
  if (held === null) return null;
  return addDays(held, isAge(rule) ? rule.minDays : -rule.minDays);
}

export const liveOn = (
  overrides: readonly Override[],
  rule: Rule,
  day: Day,
): Override | undefined =>
  overrides.find(
    (one) =>
      one.requirement === rule.requirement &&
      one.param === rule.param &&
      one.fromDate <= day &&
      day <= one.untilDate,
  );
