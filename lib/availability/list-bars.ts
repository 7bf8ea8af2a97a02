import { and, gte, isNull, lte, or } from "drizzle-orm";
import { among } from "@/db/among";
import { unitBlocks, unitClaims } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { ofReservations } from "../placement/claim-kind";
import { meets } from "../unit-claims/list-unit-claims";
import { addDays, type DaySpan } from "../values/dates";
import { groupedBy } from "../values/rows";
import { type Bar, barOfBlock, barOfReservation, barOfStay } from "./bars";
import { listNamedClaims } from "./list-named-claims";
import { listStays } from "./list-stays";

type Asked = { equipmentIds: readonly number[]; span: DaySpan };

const listBlocksWithin = (ctx: BaseContext, { equipmentIds, span }: Asked) =>
  ctx.db
    .select()
    .from(unitBlocks)
    .where(
      and(
        among(unitBlocks.equipmentId, equipmentIds),
        lte(unitBlocks.fromDate, span.to),
        or(isNull(unitBlocks.toDate), gte(unitBlocks.toDate, span.from)),
      ),
    );

/** Who has each of these units on which days, by unit and day. Three statements. */
export async function listBars(ctx: BaseContext, asked: Asked): Promise<Map<number, Bar[]>> {
  const { equipmentIds, span } = asked;
  const [stays, blocks, promises] = await Promise.all([
    listStays(ctx, asked),
    listBlocksWithin(ctx, asked),
    listNamedClaims(
      ctx,
      and(
        among(unitClaims.equipmentId, equipmentIds),
        ofReservations,
        meets({ from: span.from, to: addDays(span.to, 1) }),
      ),
    ),
  ]);
  const bars = [
    ...stays.map(barOfStay),
    ...blocks.map(barOfBlock),
    ...promises.map(barOfReservation),
  ].filter((bar) => bar.to === null || bar.to > span.from);
  bars.sort((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)));
  return groupedBy(bars, ({ equipmentId }) => equipmentId);
}
