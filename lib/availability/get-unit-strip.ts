import type { BaseContext } from "../kernel/context";
import { addDays, type Day, type DaySpan, weekdayOf } from "../values/dates";
import type { TimelineRow, TimelineUnit } from "./get-timeline";
import { listBars } from "./list-bars";

const weeks = 14;

/** Whole weeks from Monday that hold today and the ninety days after. */
const windowFrom = (today: Day): DaySpan => {
  const from = addDays(today, -weekdayOf(today));
  return { from, to: addDays(from, weeks * 7 - 1) };
};

/** Who has one unit on the days ahead. */
export async function getUnitStrip(
  ctx: BaseContext,
  unit: TimelineUnit,
): Promise<{ row: TimelineRow; span: DaySpan }> {
  const span = windowFrom(ctx.today);
  const bars = await listBars(ctx, { equipmentIds: [unit.id], span });
  return { row: { unit, bars: bars.get(unit.id) ?? [] }, span };
}
