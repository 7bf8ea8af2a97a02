import { and, eq, or, sql } from "drizzle-orm";
import { among } from "@/db/among";
import { undeleted } from "@/db/live";
import { assignments, worksheetLines, worksheets } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { lastWorkingDayOf } from "../placement/holding";
import { invoicedStatus } from "../states/worksheet";
import { rentLine } from "./line-kind";

const lastDay = sql`coalesce(${lastWorkingDayOf(assignments)}, 'infinity')`;

/** The line gathers days of several assignments of one unit and names only the first. */
const billingItsDays = and(
  eq(worksheetLines.kind, rentLine),
  eq(worksheetLines.equipmentId, assignments.equipmentId),
  eq(worksheets.projectId, assignments.projectId),
  sql`exists (select from unnest(${worksheetLines.billedDays}) as day where day between ${assignments.startDate} and ${lastDay})`,
);

/** Billed by a line of an invoiced or locked work sheet. */
export async function listBilledAssignments(
  ctx: BaseContext,
  assignmentIds: number[],
): Promise<Set<number>> {
  const rows = await ctx.db
    .selectDistinct({ id: assignments.id })
    .from(assignments)
    .innerJoin(worksheets, eq(worksheets.projectId, assignments.projectId))
    .innerJoin(
      worksheetLines,
      and(
        eq(worksheetLines.worksheetId, worksheets.id),
        or(eq(worksheetLines.assignmentId, assignments.id), billingItsDays),
      ),
    )
    .where(
      and(
        among(assignments.id, assignmentIds),
        undeleted(worksheets),
        or(eq(worksheets.status, invoicedStatus), worksheets.isClosed),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}
