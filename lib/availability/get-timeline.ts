import { asc } from "drizzle-orm";
import type * as z from "zod";
import { equipment } from "@/db/schema";
import type { Equipment } from "../equipment/get-equipment";
import type { BaseContext } from "../kernel/context";
import type { Listed } from "../lists/page";
import { listedOf } from "../lists/sql";
import type { Bar } from "./bars";
import type { TimelineQuery } from "./input";
import { listBars } from "./list-bars";
import { plannableUnits } from "./plannable-units";
import { unitColumns } from "./unit-columns";

export type TimelineUnit = Pick<
  Equipment,
  "id" | "code" | "name" | "type" | "condition" | "availability"
>;

export type TimelineRow = { unit: TimelineUnit; bars: Bar[] };

const columns = { ...unitColumns, availability: equipment.availability };

type Asked = z.output<typeof TimelineQuery>;

/** Units in service by type and code, a page of them, with what has them on the days asked for. */
export async function getTimeline(
  ctx: BaseContext,
  { from, to, page, type, ...asked }: Asked,
): Promise<Listed<TimelineRow>> {
  const where = plannableUnits({ ...asked, types: type && [type] });
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
