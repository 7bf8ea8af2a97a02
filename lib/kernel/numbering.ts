import { and, eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { undeleted } from "@/db/live";
import {
  custodyChains,
  dispositionCertificates,
  maintenanceSheets,
  reservations,
  settings,
  shippingGuides,
  worksheets,
} from "@/db/schema";
import { single } from "../values/rows";
import type { BaseContext } from "./context";
import { drawCode, giveCode, type Numbered, type NumberSeries, shown } from "./series";

/** A series that only we write: it goes on after its highest number, deleted records and any prefix included. */
const ours = (column: PgColumn, pattern: string): Pick<NumberSeries, "isTaken" | "goOn"> => ({
  isTaken: (code) => sql`exists (select from ${column.table} where ${column} = ${code})`,
  goOn: () =>
    sql`(select max(substring(${column} from '[0-9]{1,9}$')::integer) + 1
      from ${column.table} where ${column} like ${pattern})`,
});

/** `<type>-YYYY-NNNN`, from 0001 in each year of the current date; the prefix does not count. */
function yearly(ctx: BaseContext, type: string, column: PgColumn, prefix = ""): NumberSeries {
  const name = `${type}-${ctx.today.slice(0, 4)}`;
  return { name, prefix: `${prefix}${name}-`, digits: 4, ...ours(column, `%${name}-%`) };
}

async function documentPrefix(ctx: BaseContext): Promise<string> {
  const house = await ctx.db.select({ prefix: settings.documentPrefix }).from(settings);
  return `${single(house).prefix}-`;
}

/** `<PREFIX>-PS-YYYY-NNNN`. Given last: its lines may take long, and all sheets draw from one counter. */
export async function numberWorksheet(ctx: BaseContext, id: number): Promise<Numbered> {
  const column = worksheets.seriesCode;
  return giveCode(ctx, yearly(ctx, "PS", column, await documentPrefix(ctx)), column, id);
}

/** `<PREFIX>-CDF-YYYY-NNNN` */
export const drawCertificateCode = async (ctx: BaseContext): Promise<string> =>
  drawCode(ctx, yearly(ctx, "CDF", dispositionCertificates.number, await documentPrefix(ctx)));

/** `MNT-YYYY-NNNN` */
export const drawMaintenanceCode = (ctx: BaseContext): Promise<string> =>
  drawCode(ctx, yearly(ctx, "MNT", maintenanceSheets.sheetNumber));

/** `RSV-YYYY-NNNN` */
export const drawReservationCode = (ctx: BaseContext): Promise<string> =>
  drawCode(ctx, yearly(ctx, "RSV", reservations.code));

/** Seven digits; never starts again. Given last, after its sheet's. */
export const numberChain = (ctx: BaseContext, id: number): Promise<Numbered> => {
  const column = custodyChains.consecutive;
  const series = { name: "CDC", prefix: "", digits: 7, ...ours(column, "%") };
  return giveCode(ctx, series, column, id);
};

const liveGuides = (number: SQL) =>
  and(eq(shippingGuides.guideNumber, number), undeleted(shippingGuides));

/** `GDR-NNNNNNN`; skips numbers that were taken by hand. */
export const drawGuideNumber = (ctx: BaseContext): Promise<string> => {
  const style = { prefix: "GDR-", digits: 7 };
  return drawCode(ctx, {
    name: "GDR",
    ...style,
    isTaken: (code) => sql`exists (select from ${shippingGuides} where ${liveGuides(code)})`,
    goOn: (taken) => sql`(select min(n) from
      generate_series(${taken}::integer, ${taken}::integer + (select count(*) from ${shippingGuides})::integer) as n
      where not exists (select from ${shippingGuides} where ${liveGuides(shown(sql`n`, style))}))`,
  });
};
