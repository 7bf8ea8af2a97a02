import { eq } from "drizzle-orm";
import { insertAll } from "@/db/insert-all";
import { reservationLines, reservationUnits } from "@/db/schema";
import type { Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import { isOutOfService } from "../placement/availability";
import { lockUnits } from "../placement/lock-units";
import type { AskedReservationLine } from "./line-input";

type Unit = Awaited<ReturnType<typeof lockUnits>>[number];

const serves = (unit: Unit | undefined, { type }: AskedReservationLine): boolean =>
  unit?.type === type && unit.isActive && !unit.isDeleted && !isOutOfService(unit);

/** Whatever its days say: it is of the type that was asked for, and may still be put to work. */
async function assertWishable(ctx: Context, lines: readonly AskedReservationLine[]) {
  const ids = [...new Set(lines.flatMap(({ wished }) => wished))];
  if (ids.length === 0) return;
  const units = new Map((await lockUnits(ctx, ids)).map((unit) => [unit.id, unit]));
  for (const [at, line] of lines.entries()) {
    const [stray] = line.wished.filter((id) => !serves(units.get(id), line));
    if (stray === undefined) continue;
    const name = units.get(stray)?.code ?? `El equipo ${stray}`;
    const message = `${name} no sirve para lo que pide la línea.`;
    const field = `lines.${at}.resource_item_ids`;
    throw new Refused(message, "validation_error", { [field]: [message] });
  }
}

/** With the units that are wished for; those of a draft keep nobody out. */
export async function replaceLines(
  ctx: Context,
  reservationId: number,
  lines: readonly AskedReservationLine[],
) {
  await assertWishable(ctx, lines);
  await ctx.db.delete(reservationLines).where(eq(reservationLines.reservationId, reservationId));
  const rows = lines.map(({ wished: _, ...line }) => ({ ...line, reservationId }));
  const ids = await insertAll(ctx.db, reservationLines, rows);
  const wished = lines.flatMap((line, at) =>
    line.wished.map((equipmentId) => ({ lineId: ids[at] ?? 0, equipmentId })),
  );
  await insertAll(ctx.db, reservationUnits, wished);
}
