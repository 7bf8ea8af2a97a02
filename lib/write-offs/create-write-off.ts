import type * as z from "zod";
import { writeOffs } from "@/db/schema";
import { lockAssignment } from "../assignments/get-assignment";
import { listUnbilled } from "../billing/list-unbilled";
import { refreshWorksheets } from "../billing/refresh-worksheets";
import { lineSubtotal } from "../billing/totals";
import { atomically, type Context } from "../kernel/context";
import { invalidField } from "../kernel/errors";
import { costOnDay, type RatedToday, ratedOf } from "../rates/rates";
import { type Day, showDay } from "../values/dates";
import { type Decimal, sum } from "../values/decimal";
import { single } from "../values/rows";
import { getWriteOff } from "./get-write-off";
import type { WriteOffInput } from "./input";

async function unbilledDays(
  ctx: Context,
  { id, projectId }: { id: number; projectId: number },
): Promise<Set<Day>> {
  const { rows } = await listUnbilled(ctx, { projectId, page: null });
  const parts = rows.flatMap((row) => row.parts).filter(({ assignmentId }) => assignmentId === id);
  return new Set(parts.flatMap(({ days }) => days));
}

function assertUnbilled(dates: readonly Day[], unbilled: Set<Day>) {
  const wrong = dates.filter((day) => !unbilled.has(day));
  if (wrong.length === 0) return;
  const message = `No consta como hecho y no facturado: ${wrong.map(showDay).join(", ")}.`;
  throw invalidField("dates", message);
}

/** Each day at its price. */
const amountOf = (assignment: RatedToday, dates: readonly Day[]): Decimal =>
  lineSubtotal("1", sum(dates.map((day) => costOnDay(ratedOf(assignment), day))));

/** Of a closed project, too; 400 for a day that is not *hecho y no facturado*. */
export const createWriteOff = (
  ctx: Context,
  { assignmentId, dates, reason }: z.output<typeof WriteOffInput>,
) =>
  atomically(ctx, async (ctx) => {
    const { assignment, project } = await lockAssignment(ctx, { assignmentId });
    assertUnbilled(dates, await unbilledDays(ctx, assignment));
    const amount = amountOf(assignment, dates);
    const created = await ctx.db
      .insert(writeOffs)
      .values({ projectId: project.id, assignmentId, dates: dates.toSorted(), amount, reason })
      .returning({ id: writeOffs.id });
    await refreshWorksheets(ctx, project.id);
    return getWriteOff(ctx, { writeOffId: single(created).id });
  });
