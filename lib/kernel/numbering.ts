import { and, eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { undeleted } from "@/db/live";
import {
  counters,
  custodyChains,
  dispositionCertificates,
  maintenanceSheets,
  settings,
  shippingGuides,
  worksheets,
} from "@/db/schema";
import { single } from "../values/rows";
import type { BaseContext } from "./context";

type Series = {
  name: string;
  show: (number: number) => string;
  isTaken: (ctx: BaseContext, code: string) => Promise<boolean>;
  /** The number to go on from when a counter lags behind its records, after a restore or an import. */
  goOn: (taken: number) => SQL;
};

const padded = (number: number, digits: number) => String(number).padStart(digits, "0");

/** From 1. Its row stays locked until the transaction ends, so no number repeats and none is lost. */
async function draw(ctx: BaseContext, name: string, atLeast = sql`1`): Promise<number> {
  const drawn = await ctx.db
    .insert(counters)
    .values({ name, value: sql`${atLeast}` })
    .onConflictDoUpdate({
      target: counters.name,
      set: { value: sql`greatest(${counters.value} + 1, ${atLeast})` },
    })
    .returning({ value: counters.value });
  return single(drawn).value;
}

async function drawCode(ctx: BaseContext, { name, show, isTaken, goOn }: Series): Promise<string> {
  const number = await draw(ctx, name);
  if (!(await isTaken(ctx, show(number)))) return show(number);
  return show(await draw(ctx, name, goOn(number)));
}

/** A series that only we write: it goes on after its highest number, deleted records and any prefix included. */
const ours = (column: PgColumn, pattern: string): Pick<Series, "isTaken" | "goOn"> => ({
  isTaken: async (ctx, code) => (await ctx.db.$count(column.table, eq(column, code))) > 0,
  goOn: () =>
    sql`(select max(substring(${column} from '[0-9]{1,9}$')::integer) + 1
      from ${column.table} where ${column} like ${pattern})`,
});

/** `<type>-YYYY-NNNN`, from 0001 in each year of the current date; the prefix does not count. */
function drawYearlyCode(ctx: BaseContext, type: string, column: PgColumn, prefix = "") {
  const name = `${type}-${ctx.today.slice(0, 4)}`;
  const show = (number: number) => `${prefix}${name}-${padded(number, 4)}`;
  return drawCode(ctx, { name, show, ...ours(column, `%${name}-%`) });
}

async function documentPrefix(ctx: BaseContext): Promise<string> {
  const house = await ctx.db.select({ prefix: settings.documentPrefix }).from(settings);
  return `${single(house).prefix}-`;
}

/** `<PREFIX>-PS-YYYY-NNNN` */
export const drawWorksheetCode = async (ctx: BaseContext): Promise<string> =>
  drawYearlyCode(ctx, "PS", worksheets.seriesCode, await documentPrefix(ctx));

/** `<PREFIX>-CDF-YYYY-NNNN` */
export const drawCertificateCode = async (ctx: BaseContext): Promise<string> =>
  drawYearlyCode(ctx, "CDF", dispositionCertificates.number, await documentPrefix(ctx));

/** `MNT-YYYY-NNNN` */
export const drawMaintenanceCode = (ctx: BaseContext): Promise<string> =>
  drawYearlyCode(ctx, "MNT", maintenanceSheets.sheetNumber);

/** Seven digits; never starts again. */
export const drawChainNumber = (ctx: BaseContext): Promise<string> =>
  drawCode(ctx, {
    name: "CDC",
    show: (number) => padded(number, 7),
    ...ours(custodyChains.consecutive, "%"),
  });

const liveGuides = (number: SQL | string) =>
  and(eq(shippingGuides.guideNumber, number), undeleted(shippingGuides));

/** `GDR-NNNNNNN`; skips numbers that were taken by hand. */
export const drawGuideNumber = (ctx: BaseContext): Promise<string> =>
  drawCode(ctx, {
    name: "GDR",
    show: (number) => `GDR-${padded(number, 7)}`,
    isTaken: async (ctx, code) => (await ctx.db.$count(shippingGuides, liveGuides(code))) > 0,
    goOn: (taken) => sql`(select min(n) from
      generate_series(${taken}::integer, ${taken}::integer + (select count(*) from ${shippingGuides})::integer) as n
      where not exists (select from ${shippingGuides}
        where ${liveGuides(sql`'GDR-' || lpad(n::text, greatest(7, length(n::text)), '0')`)}))`,
  });
