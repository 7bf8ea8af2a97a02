import { and, asc, gte, isNull, lte, or } from "drizzle-orm";
import type * as z from "zod";
import { among } from "@/db/among";
import { equipment, unitBlocks, unitClaims } from "@/db/schema";
import type { Equipment } from "../equipment/get-equipment";
import type { BaseContext } from "../kernel/context";
import type { Listed } from "../lists/page";
import { listedOf } from "../lists/sql";
import { ofPromises } from "../placement/claim-kind";
import { addDays, type DaySpan } from "../values/dates";
import { groupedBy } from "../values/rows";
import { type Bar, barOfBlock, barOfPromise, barOfStay } from "./bars";
import type { TimelineQuery } from "./input";
import { plannedUnits } from "./list-candidates";
import { listNamedClaims, meets } from "./list-named-claims";
import { listStays } from "./list-stays";

export type TimelineUnit = Pick<
  Equipment,
  "id" | "code" | "name" | "type" | "condition" | "availability"
>;

export type TimelineRow = { unit: TimelineUnit; bars: Bar[] };

const columns = {
  id: equipment.id,
  code: equipment.code,
  name: equipment.name,
  type: equipment.type,
  condition: equipment.condition,
  availability: equipment.availability,
};

const listBlocksWithin = (
  ctx: BaseContext,
  { equipmentIds, span }: { equipmentIds: readonly number[]; span: DaySpan },
) =>
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
async function listBars(
  ctx: BaseContext,
  asked: { equipmentIds: readonly number[]; span: DaySpan },
): Promise<Map<number, Bar[]>> {
  const { equipmentIds, span } = asked;
  const [stays, blocks, promises] = await Promise.all([
    listStays(ctx, asked),
    listBlocksWithin(ctx, asked),
    listNamedClaims(
      ctx,
      and(
        among(unitClaims.equipmentId, equipmentIds),
        ofPromises,
        meets({ from: span.from, to: addDays(span.to, 1) }),
      ),
    ),
  ]);
  const bars = [
    ...stays.map(barOfStay),
    ...blocks.map(barOfBlock),
    ...promises.map(barOfPromise),
  ].filter((bar) => bar.to === null || bar.to > span.from);
  bars.sort((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)));
  return groupedBy(bars, ({ equipmentId }) => equipmentId);
}

type Asked = z.output<typeof TimelineQuery>;

/** Units in service by type and code, a page of them, with what has them on the days asked for. */
export async function getTimeline(
  ctx: BaseContext,
  { from, to, page, type, ...asked }: Asked,
): Promise<Listed<TimelineRow>> {
  const where = plannedUnits({ ...asked, types: type && [type] });
  const select = ctx.db
    .select(columns)
    .from(equipment)
    .where(where)
    .orderBy(asc(equipment.type), asc(equipment.code), asc(equipment.id))
    .$dynamic();
  const listed = await listedOf(select, () => ctx.db.$count(equipment, where), page);
  const equipmentIds = listed.rows.map(({ id }) => id);
  const bars = await listBars(ctx, { equipmentIds, span: { from, to } });
  return { ...listed, rows: listed.rows.map((unit) => ({ unit, bars: bars.get(unit.id) ?? [] })) };
}
