import { and, count, eq, gte, sql } from "drizzle-orm";
import { among } from "@/db/among";
import { custodyChains, projects, worksheets } from "@/db/schema";
import { wasteTypes } from "@/db/values";
import { liveChains } from "../custody/queries";
import type { BaseContext } from "../kernel/context";
import { countedChainStatuses } from "../states/chain";
import type { Decimal } from "../values/decimal";
import { firstDayOf, type Month, monthsUntil } from "./months";

type Waste = (typeof wasteTypes)[number];

export type WasteVolume = {
  waste: Waste;
  chains: number;
  gallons: Decimal;
  barrels: Decimal;
  cubicMeters: Decimal;
};

export type WasteMonth = { month: Month; volumes: WasteVolume[] };

const month = sql<Month>`to_char(${custodyChains.date}, 'YYYY-MM')`;

const summed = (column: typeof custodyChains.gallons) =>
  sql<Decimal>`coalesce(sum(${column}), 0)::text`;

const nothing = { chains: 0, gallons: "0", barrels: "0", cubicMeters: "0" };

/** The last twelve, this one included, by the date of live chains that are not cancelled. */
export async function listWasteMonths(ctx: BaseContext): Promise<WasteMonth[]> {
  const months = monthsUntil(ctx.today, 12);
  const [first = ctx.today] = months;
  const rows = await ctx.db
    .select({
      month,
      waste: custodyChains.waste,
      chains: count(),
      gallons: summed(custodyChains.gallons),
      barrels: summed(custodyChains.barrels),
      cubicMeters: summed(custodyChains.cubicMeters),
    })
    .from(custodyChains)
    .innerJoin(worksheets, eq(worksheets.id, custodyChains.worksheetId))
    .innerJoin(projects, eq(projects.id, worksheets.projectId))
    .where(
      and(
        liveChains,
        among(custodyChains.status, countedChainStatuses),
        gte(custodyChains.date, firstDayOf(first)),
      ),
    )
    .groupBy(month, custodyChains.waste);
  const known = new Map(rows.map(({ month, ...volume }) => [`${month} ${volume.waste}`, volume]));
  return months.map((each) => ({
    month: each,
    volumes: wasteTypes.map((waste) => known.get(`${each} ${waste}`) ?? { waste, ...nothing }),
  }));
}
