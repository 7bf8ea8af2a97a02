import type { Context } from "../kernel/context";
import { invalidField } from "../kernel/errors";
import type { Entry } from "../schedule/entries";
import { type Day, showDay } from "../values/dates";
import { listWork } from "./list-work";
import { keyOfStop, type StopSubject } from "./stop-key";

/** What of the schedule they are; 400 when one is not of the day. */
export async function assertOnDay(
  ctx: Context,
  day: Day,
  stops: readonly StopSubject[],
): Promise<Entry[]> {
  if (stops.length === 0) return [];
  const work = new Map(
    (await listWork(ctx, { from: day, to: day })).map((entry) => [entry.key, entry]),
  );
  return stops.map((stop, at) => {
    const entry = work.get(keyOfStop(stop));
    const what = stop.eventId === null ? "visita" : "evento";
    if (!entry)
      throw invalidField(
        `stops.${at}`,
        `La parada ${at + 1} no es ${what} que esté en el calendario el ${showDay(day)}.`,
      );
    return entry;
  });
}
