import { and, asc, not } from "drizzle-orm";
import { among } from "@/db/among";
import { undeleted } from "@/db/live";
import { worksheets } from "@/db/schema";
import { worksheetStatuses } from "@/db/values";
import type { BaseContext } from "../kernel/context";
import { worksheetStatusRules } from "../states/worksheet";
import type { Day } from "../values/dates";

export type ReopenableSheet = {
  id: number;
  version: number;
  projectId: number;
  seriesCode: string;
  status: (typeof worksheetStatuses)[number];
  periodStart: Day;
  periodEnd: Day;
};

const reopenable = worksheetStatuses.filter((status) => worksheetStatusRules[status].canReopen);

export const listReopenableSheets = (
  ctx: BaseContext,
  projectIds: readonly number[],
): Promise<ReopenableSheet[]> =>
  ctx.db
    .select({
      id: worksheets.id,
      version: worksheets.version,
      projectId: worksheets.projectId,
      seriesCode: worksheets.seriesCode,
      status: worksheets.status,
      periodStart: worksheets.periodStart,
      periodEnd: worksheets.periodEnd,
    })
    .from(worksheets)
    .where(
      and(
        among(worksheets.projectId, projectIds),
        among(worksheets.status, reopenable),
        not(worksheets.isClosed),
        undeleted(worksheets),
      ),
    )
    .orderBy(asc(worksheets.periodStart), asc(worksheets.id));
