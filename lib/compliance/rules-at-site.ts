import { ruleLevels } from "@/db/values";
import { isAge, isPass } from "../states/gate";
import { groupedBy } from "../values/rows";
import { type GateSubject, paperKey, type Rule, type Site } from "./rule";

type Scope = Pick<Rule, "projectId" | "partnerId" | "block">;

/** 4 for one project, then a client in a block, a block, a client, and 0 for everywhere. */
function specificityOf({ projectId, partnerId, block }: Scope): number {
  if (projectId !== null) return 4;
  if (block !== null) return partnerId === null ? 2 : 3;
  return partnerId === null ? 0 : 1;
}

/** A paper that must hold for longer is harder to have, and so is a maintenance that must be younger. */
const leniency = (rule: Rule): number => (isAge(rule) ? rule.minDays : -rule.minDays);

/** The most specific, and of those the stricter. */
const stricterFirst = (a: Rule, b: Rule): number =>
  specificityOf(b) - specificityOf(a) ||
  ruleLevels.indexOf(a.level) - ruleLevels.indexOf(b.level) ||
  leniency(a) - leniency(b) ||
  a.id - b.id;

const isFor = <T>(named: T | null, asked: T | null) => named === null || named === asked;

const appliesTo = (rule: Rule, site: Site, { subject, group }: GateSubject): boolean =>
  rule.subject === subject &&
  isFor(rule.projectId, site.projectId) &&
  isFor(rule.partnerId, site.partnerId) &&
  isFor(rule.block, site.block) &&
  (rule.appliesTo === null || rule.appliesTo.includes(group)) &&
  /** Where no block is named there is no pass to have. */
  !(isPass(rule) && site.block === null && !site.isBlockUnknown);

/** The rules of each requirement that may hold there, the one that decides first. */
export type RulesAtSite = ReadonlyMap<string, readonly Rule[]>;

export const rulesAtSite = (
  rules: readonly Rule[],
  site: Site,
  subject: GateSubject,
): RulesAtSite =>
  groupedBy(
    rules.filter((rule) => appliesTo(rule, site, subject)).toSorted(stricterFirst),
    ({ requirement, param }) => paperKey(requirement, param),
  );
