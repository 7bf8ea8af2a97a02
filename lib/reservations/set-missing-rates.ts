import { eq, sql } from "drizzle-orm";
import { reservationLines } from "@/db/schema";
import type { Context } from "../kernel/context";
import { invalidField } from "../kernel/errors";
import type { Decimal } from "../values/decimal";
import type { AskedConversionLine } from "./input";
import type { Reservation } from "./queries";

function ratesAmong({ lines }: Reservation, given: readonly AskedConversionLine[]) {
  const rates = new Map<number, Decimal>();
  const byId = new Map(lines.map((line) => [line.id, line]));
  for (const [at, { lineId, cost }] of given.entries()) {
    if (!cost) continue;
    const line = byId.get(lineId);
    if (!line) throw invalidField(`lines.${at}.line_id`, "La reserva no tiene esa línea.");
    if (line.cost !== null || rates.has(lineId))
      throw invalidField(`lines.${at}.cost`, "La línea ya tiene tarifa.");
    rates.set(lineId, cost);
  }
  return rates;
}

/** Of lines that were promised without one; a rate that was promised stands. */
export async function setMissingRates(
  ctx: Context,
  reservation: Reservation,
  given: readonly AskedConversionLine[],
): Promise<Reservation> {
  const rates = ratesAmong(reservation, given);
  if (rates.size === 0) return reservation;
  const [ids, costs] = [`{${[...rates.keys()]}}`, `{${[...rates.values()]}}`];
  await ctx.db
    .update(reservationLines)
    .set({ cost: sql`rated.cost` })
    .from(sql`unnest(${ids}::int[], ${costs}::numeric[]) as rated(id, cost)`)
    .where(eq(reservationLines.id, sql`rated.id`));
  const lines = reservation.lines.map((line) => ({
    ...line,
    cost: rates.get(line.id) ?? line.cost,
  }));
  return { ...reservation, lines };
}
