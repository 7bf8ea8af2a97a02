import { and, asc, count, eq } from "drizzle-orm";
import { live } from "@/db/live";
import { assignments, equipment } from "@/db/schema";
import { contains, inSpanish } from "@/db/search";
import type { BaseContext } from "../kernel/context";
import type { Listed } from "../lists/page";
import { type ListRequest, listedOf, orderOf } from "../lists/sql";
import { getProject } from "../projects/get-project";
import { single } from "../values/rows";
import { type NamedAssignment, selectNamedAssignments } from "./queries";

type Asked = ListRequest & {
  projectId: number;
  kind?: NamedAssignment["kind"] | undefined;
  isRetired?: boolean | undefined;
};

const columns = {
  code: inSpanish(equipment.code),
  cost: assignments.cost,
  start: assignments.startDate,
  end: assignments.endDate,
};

const usual = [asc(assignments.isRetired), asc(assignments.kind)];

const matching = ({ projectId, search, kind, isRetired }: Asked) =>
  and(
    live(assignments),
    eq(assignments.projectId, projectId),
    kind ? eq(assignments.kind, kind) : undefined,
    isRetired === undefined ? undefined : eq(assignments.isRetired, isRetired),
    contains([equipment.code, equipment.name], search),
  );

/** Active first, equipment before services (contract, section 3). */
export async function listAssignments(
  ctx: BaseContext,
  asked: Asked,
): Promise<Listed<NamedAssignment>> {
  const { page, sort, projectId } = asked;
  await getProject(ctx, { projectId });
  const where = matching(asked);
  const rows = selectNamedAssignments(ctx)
    .where(where)
    .orderBy(...orderOf(sort, columns, usual, assignments.id));
  return listedOf(
    rows,
    async () =>
      single(
        await ctx.db
          .select({ total: count() })
          .from(assignments)
          .innerJoin(equipment, eq(equipment.id, assignments.equipmentId))
          .where(where),
      ).total,
    page,
  );
}
