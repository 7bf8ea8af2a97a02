import { daysBetween, eachDay } from "../values/dates";
import type { GateSubject, Override, Rule, Site } from "./rule";

type Asked = {
  rules: readonly Rule[];
  overrides: readonly Override[];
  site: Site;
  subject: GateSubject;
  span: { from: string; to: string };
};

/** Each scope asked for by name, the nearest first: no rank, no order, no span. */
const scopes = (site: Site) => [
  (rule: Rule) => rule.projectId === site.projectId,
  (rule: Rule) =>
    rule.partnerId === site.partnerId && rule.block !== null && rule.block === site.block,
  (rule: Rule) => rule.partnerId === null && rule.block !== null && rule.block === site.block,
  (rule: Rule) => rule.partnerId === site.partnerId && rule.block === null,
  (rule: Rule) => rule.projectId === null && rule.partnerId === null && rule.block === null,
];

const nameOf = ({ requirement, param }: Pick<Rule, "requirement" | "param">) =>
  param ? `${requirement} ${param}` : requirement;

const heldOf = (rule: Rule, { subject, site }: Asked) =>
  subject.papers.get(rule.requirement === "PASS" ? `PASS ${site.block}` : nameOf(rule)) ?? null;

function lacks(rule: Rule, asked: Asked, on: string): boolean {
  const held = heldOf(rule, asked);
  if (held === null) return true;
  return rule.requirement === "MAINTENANCE"
    ? daysBetween(held, on) > rule.minDays
    : daysBetween(on, held) < rule.minDays;
}

const counts = (rule: Rule, { subject }: Asked, on: string) =>
  rule.subject === subject.subject &&
  (rule.appliesTo ?? [subject.group]).includes(subject.group) &&
  (rule.fromDate ?? on) <= on &&
  (rule.toDate ?? on) >= on;

function decides(asked: Asked, name: string, on: string): Rule | undefined {
  const inForce = asked.rules.filter((rule) => nameOf(rule) === name && counts(rule, asked, on));
  const nearest = scopes(asked.site)
    .map((is) => inForce.filter(is))
    .find(({ length }) => length > 0);
  const strictest = ["BLOCK", "WARN", "IGNORE"]
    .map((level) => (nearest ?? []).filter((rule) => rule.level === level))
    .find(({ length }) => length > 0);
  const byDays = strictest?.toSorted((a, b) => a.minDays - b.minDays || b.id - a.id) ?? [];
  const days = byDays.at(name === "MAINTENANCE" ? 0 : -1)?.minDays;
  return strictest?.find(({ minDays }) => minDays === days);
}

const isAsked = (rule: Rule, { site }: Asked) =>
  rule.level !== "IGNORE" &&
  (rule.requirement !== "PASS" || site.block !== null || site.isBlockUnknown);

const answers = (asked: Asked, name: string, on: string) =>
  asked.overrides.filter(
    (one) => nameOf(one) === name && eachDay(one.fromDate, one.untilDate).includes(on),
  );

function stateOf(rule: Rule, asked: Asked): string {
  if (heldOf(rule, asked) === null) return "MISSING";
  return lacks(rule, asked, asked.span.from) ? "OVER" : "ENDS";
}

function failureOn(asked: Asked, name: string, on: string) {
  const rule = decides(asked, name, on);
  if (!rule || !isAsked(rule, asked) || !lacks(rule, asked, on)) return [];
  const [override] = rule.level === "BLOCK" ? answers(asked, name, on) : [];
  return [
    {
      isStopped: rule.level === "BLOCK" && !override,
      told: [on, name, stateOf(rule, asked), rule.id, override?.id].join("/"),
    },
  ];
}

/** What `judge` should say, day by day and one requirement after the other. */
export function dailyVerdicts(asked: Asked) {
  const names = [...new Set(asked.rules.map(nameOf))];
  const failures = eachDay(asked.span.from, asked.span.to).flatMap((on) =>
    names.flatMap((name) => failureOn(asked, name, on)),
  );
  const isStopped = failures.some((one) => one.isStopped);
  const told = failures.map((one) => one.told);
  return { told, verdict: isStopped ? "BLOCK" : told.length > 0 ? "WARN" : "FIT" };
}
