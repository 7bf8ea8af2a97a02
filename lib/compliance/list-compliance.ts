import type { BaseContext } from "../kernel/context";
import type { Paper } from "../papers/expiry";
import type { Compliance, ComplianceAsked, Subject } from "./compliance";
import { getJobRequirement } from "./get-job-requirement";
import { matrixRows } from "./matrix";
import { passColumnLabel } from "./matrix-row";
import { type Judged, passName, type Subjects, selectJudged } from "./select-judged";

const nobody: Judged = { ids: [], total: 0, matchedCount: 0, fitCount: 0, failing: {} };

type Readers = {
  listSubjects: (ids: readonly number[]) => Promise<Subject[]>;
  listPapers: (ids: readonly number[]) => Promise<Paper[]>;
};

/** Judges everybody in the database, and reads the papers of those on the page. */
export async function listCompliance(
  ctx: BaseContext,
  subjects: Subjects,
  asked: ComplianceAsked,
  { listSubjects, listPapers }: Readers,
): Promise<Compliance> {
  const { requirement, blocks } = await getJobRequirement(ctx, asked);
  const { ids, failing, ...counts } = requirement.unknownBlock
    ? nobody
    : await selectJudged(ctx, subjects, requirement, asked);
  const [listed, papers] = await Promise.all([listSubjects(ids), listPapers(ids)]);
  const byId = new Map(listed.map((subject) => [subject.id, subject]));
  const ordered = ids.flatMap((id) => byId.get(id) ?? []);
  const columns = [[passName, passColumnLabel] as const, ...subjects.labels].flatMap(
    ([name, label]) => {
      const count = failing[name];
      return count === undefined ? [] : [{ label, failing: count }];
    },
  );
  const rows = matrixRows(ordered, papers, requirement);
  return { rows, ...counts, page: asked.page, requirement, columns, blocks };
}
