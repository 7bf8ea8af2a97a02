import { gateVerdicts } from "@/db/values";
import type { BaseContext } from "../kernel/context";
import { type Listed, type Page, partOf } from "../lists/page";
import { getProject } from "../projects/get-project";
import type { GateVerdict } from "../states/gate";
import { later } from "../values/dates";
import { hasWords } from "../values/plain-text";
import { single } from "../values/rows";
import { ruleBook } from "./check-gate";
import { type JobSpan, jobSpan } from "./coverage";
import { type GateFailure, judge } from "./gate";
import { type GateCell, gateCells } from "./gate-cells";
import { listGatePeople } from "./list-gate-people";
import { type LiveOverrides, listLiveOverrides, overridesOf } from "./list-live-overrides";
import { listRules } from "./list-rules";
import { listSites } from "./list-sites";
import type { GateSubject, Site } from "./rule";
import type { RulesAtSite } from "./rules-at-site";

export type PeopleRow = {
  id: number;
  name: string;
  verdict: GateVerdict;
  cells: GateCell[];
  failures: GateFailure[];
};

export type PeopleMatrix = Listed<PeopleRow> & { span: JobSpan; hasRules: boolean };

type Asked = {
  projectId: number;
  page: Page;
  search?: string | undefined;
  verdict?: GateVerdict | undefined;
};

const { compare } = new Intl.Collator("es");

/** Whoever may not go first. */
const worstFirst = (a: PeopleRow, b: PeopleRow): number =>
  gateVerdicts.indexOf(b.verdict) - gateVerdicts.indexOf(a.verdict) || compare(a.name, b.name);

type There = {
  site: Site;
  span: JobSpan;
  overrides: LiveOverrides;
  book: (site: Site, subject: GateSubject) => RulesAtSite;
};

function rowOf(person: GateSubject, { site, span, overrides, book }: There): PeopleRow {
  const rules = book(site, person);
  const given = { rules, overrides: overridesOf(overrides, site.projectId, person) };
  const judged = judge(person, site, span, given);
  const cells = gateCells(person, site, rules, judged.failures);
  return { id: person.id, name: person.name, cells, ...judged };
}

function asAsked(rows: readonly PeopleRow[], { search, verdict }: Asked): PeopleRow[] {
  const words = search ?? "";
  return rows
    .filter((row) => !verdict || row.verdict === verdict)
    .filter(({ name }) => words === "" || hasWords(name, words))
    .sort(worstFirst);
}

/**
 * The rest of the project, or thirty days where it has no end: active technicians against each rule that holds there,
 * the worst first.
 */
export async function listPeopleMatrix(ctx: BaseContext, asked: Asked): Promise<PeopleMatrix> {
  const { projectId, page } = asked;
  const project = await getProject(ctx, { projectId });
  const span = jobSpan(later(ctx.today, project.startDate), project.endDate);
  const [people, rules, sites, overrides] = await Promise.all([
    listGatePeople(ctx, "active"),
    listRules(ctx),
    listSites(ctx, [projectId]),
    listLiveOverrides(ctx, { ...span, projectIds: [projectId] }),
  ]);
  const there = { site: single([...sites.values()]), span, overrides, book: ruleBook(rules) };
  const rows = people.map((person) => rowOf(person, there));
  return { ...partOf(asAsked(rows, asked), page), span, hasRules: rules.length > 0 };
}
