import type { Context } from "../kernel/context";
import { earlier } from "../values/dates";
import { groupedBy } from "../values/rows";
import { listFacts } from "./list-facts";
import { listClaimingLines } from "./list-live-lines";
import type { UnbilledScope } from "./list-unbilled-projects";
import { periodUntil, type UnbilledItem, unbilledItemsOf } from "./unbilled";

type AmongProject = { id: number; partnerName: string; location: string; isClosed: boolean };

export type ProjectUnbilledItem = UnbilledItem & { project: AmongProject };

/** In the order of the projects. */
export async function listUnbilledOf(
  ctx: Context,
  among: readonly AmongProject[],
  { kinds, ...asked }: UnbilledScope,
): Promise<ProjectUnbilledItem[]> {
  const projectIds = among.map(({ id }) => id);
  const done = periodUntil(earlier(ctx.today, asked.to ?? ctx.today));
  const period = { ...done, from: asked.from ?? done.from };
  const facts = await listFacts(ctx, { projectIds, period });
  const claiming = await listClaimingLines(ctx, { projectIds, period: asked.from ? period : null });
  const lines = groupedBy(claiming, (line) => line.projectId);
  return among.flatMap(({ id, partnerName, location, isClosed }) => {
    const known = facts.get(id);
    const rows = known ? unbilledItemsOf(known, lines.get(id) ?? [], period) : [];
    return rows
      .filter(({ kind }) => !kinds || kinds.includes(kind))
      .map((row) => ({ ...row, project: { id, partnerName, location, isClosed } }));
  });
}
