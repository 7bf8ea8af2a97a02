import { extendOverdueClaims } from "@/lib/assignments/extend-overdue-claims";
import { blockUnit } from "@/lib/availability/block-unit";
import { BlockInput } from "@/lib/availability/input";
import { cancelReservation } from "@/lib/reservations/cancel-reservation";
import { confirmReservation } from "@/lib/reservations/confirm-reservation";
import { convertReservation } from "@/lib/reservations/convert-reservation";
import { createReservation } from "@/lib/reservations/create-reservation";
import { expireHolds } from "@/lib/reservations/expire-holds";
import { ReservationInput } from "@/lib/reservations/input";
import { putOnHold } from "@/lib/reservations/put-on-hold";
import { SettingsChanges } from "@/lib/settings/input";
import { updateSettings } from "@/lib/settings/update-settings";
import { addDays, type Day } from "@/lib/values/dates";
import type { Moment } from "./moment";
import { type DemoReservation, demoBlocks, demoReservations } from "./reservations";
import { type Ids, idOf } from "./seed-project";

type Known = { clients: Ids; units: Ids; projects: Ids };

const dayIn = (today: Day, days: number | undefined) =>
  days === undefined ? null : addDays(today, days);

function lineOf({ codes, more = 0, from, to, ...line }: DemoReservation["lines"][number]) {
  return (today: Day, units: Ids) => ({
    ...line,
    quantity: codes.length + more,
    from_date: addDays(today, from),
    to_date: dayIn(today, to),
    resource_item_ids: codes.map((code) => idOf(units, code)),
  });
}

async function seedReservation(at: Moment, asked: DemoReservation, known: Known) {
  const { client, project, location, bloque, notes, daysAgo } = asked;
  const { today } = at(0);
  const { id: reservationId } = await createReservation(
    at(daysAgo),
    ReservationInput.parse({
      partner_id: idOf(known.clients, client),
      project_id: project ? idOf(known.projects, project) : null,
      ...{ location, bloque, notes },
      lines: asked.lines.map((line) => lineOf(line)(today, known.units)),
    }),
  );
  const { held, confirmedDaysAgo, cancelled } = asked;
  if (held) await putOnHold(at(held.daysAgo), { reservationId, hours: held.hours });
  if (confirmedDaysAgo !== undefined)
    await confirmReservation(at(confirmedDaysAgo), { reservationId });
  if (asked.isConverted) await convertReservation(at(0), { reservationId });
  if (cancelled)
    await cancelReservation(at(cancelled.daysAgo), { reservationId, reason: cancelled.reason });
}

async function seedBlocks(at: Moment, units: Ids) {
  const { today } = at(0);
  for (const { code, from, to, ...block } of demoBlocks) {
    const days = { from_date: addDays(today, from), to_date: dayIn(today, to) };
    const asked = { ...block, ...days, resource_id: idOf(units, code) };
    await blockUnit(at(0), BlockInput.parse(asked));
  }
}

/** What was asked for lies ahead; one unit is promised though it should be back and is not, and one hold has lapsed. */
export async function seedPlanning(at: Moment, known: Known) {
  const turnaround = { turnaround_days: { CMPRBN: 2, PTRTAP: 3, PTRTAR: 3 } };
  await updateSettings(at(30), SettingsChanges.parse(turnaround));
  for (const asked of demoReservations) await seedReservation(at, asked, known);
  await seedBlocks(at, known.units);
  await extendOverdueClaims(at(0));
  await expireHolds(at(0));
}
