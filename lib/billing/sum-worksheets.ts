import { and, count, type SQL, sql } from "drizzle-orm";
import { among } from "@/db/among";
import { ofLiveProjects } from "@/db/of-live";
import { worksheets } from "@/db/schema";
import type { Context } from "../kernel/context";
import { liveStatuses } from "../states/worksheet";
import type { Decimal } from "../values/decimal";

const billing = among(worksheets.status, liveStatuses);

const summed = (column: typeof worksheets.total) =>
  sql<Decimal>`coalesce(sum(${column}) filter (where ${billing}), 0)::text`;

export const countAndSumWorksheets = (ctx: Context, where: SQL | undefined) =>
  ctx.db
    .select({
      count: count(),
      subtotal: summed(worksheets.subtotal),
      taxAmount: summed(worksheets.taxAmount),
      total: summed(worksheets.total),
    })
    .from(worksheets)
    .where(and(where, ofLiveProjects(worksheets.projectId)));
