import { and, count, type SQL, sql } from "drizzle-orm";
import { among } from "@/db/among";
import { undeleted } from "@/db/live";
import { ofLiveSheets } from "@/db/of-live";
import { custodyChains } from "@/db/schema";
import type { Context } from "../kernel/context";
import { countedChainStatuses } from "../states/chain";
import type { Decimal } from "../values/decimal";

export type VolumeTotals = { gallons: Decimal; barrels: Decimal; cubicMeters: Decimal };

const summed = (column: typeof custodyChains.gallons) =>
  sql<Decimal>`coalesce(sum(${column}) filter (where ${among(custodyChains.status, countedChainStatuses)}), 0)::text`;

export const countAndSumChains = (ctx: Context, where: SQL | undefined) =>
  ctx.db
    .select({
      count: count(),
      gallons: summed(custodyChains.gallons),
      barrels: summed(custodyChains.barrels),
      cubicMeters: summed(custodyChains.cubicMeters),
    })
    .from(custodyChains)
    .where(and(where, undeleted(custodyChains), ofLiveSheets(custodyChains.worksheetId)));
