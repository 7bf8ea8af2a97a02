import { and, asc, count, eq } from "drizzle-orm";
import { live } from "@/db/live";
import { assignments, equipment } from "@/db/schema";
import { inSpanish } from "@/db/search";
import { unitContains } from "../equipment/unit-holds";
import type { BaseContext } from "../kernel/context";
import type { Listed } from "../lists/page";
import { type ListRequest, listedOf, orderOf } from "../lists/sql";
import { costOn } from "../rates/cost-on";
import type { Day } from "../values/dates";
import { single } from "../values/rows";
import { type ListedAssignment, selectListedAssignments } from "./queries";

type Asked = ListRequest & {
  projectId: number;
  kind?: ListedAssignment["kind"] | undefined;
  isRetired?: boolean | undefined;
};

const columnsOn = (today: Day) => ({
  code: inSpanish(equipment.code),
  cost: costOn(today),
  start: assignments.startDate,
  end: assignments.endDate,
});

const usual = [asc(assignments.isRetired), asc(assignments.kind)];

const matching = ({ projectId, search, kind, isRetired }: Asked) =>
  and(
    live(assignments),
    eq(assignments.projectId, projectId),
    kind ? eq(assignments.kind, kind) : undefined,
    isRetired === undefined ? undefined : eq(assignments.isRetired, isRetired),
    unitContains(search),
  );

/** Of a project that is known to be there; active first, equipment before services (contract, section 3). */
export function listAssignments(ctx: BaseContext, asked: Asked): Promise<Listed<ListedAssignment>> {
  const { page, sort } = asked;
  const where = matching(asked);
  const rows = selectListedAssignments(ctx)
    .where(where)
    .orderBy(...orderOf(sort, columnsOn(ctx.today), usual, assignments.id));
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
