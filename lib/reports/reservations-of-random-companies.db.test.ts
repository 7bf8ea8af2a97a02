import { expect, test } from "vitest";
import { database } from "@/db/client";
import * as tables from "@/db/schema";
import * as make from "@/db/testing/factories";
import { equipmentTypes, reservationStatuses } from "@/db/values";
import { dayOf } from "../values/dates";
import { reported } from "./testing";
import type { Chances } from "./testing-chances";
import { asked, type Check, checkCompany, isWithin, seeds } from "./testing-checks";
import type { RandomCompany } from "./testing-company";
import { add, zone } from "./testing-oracle";
import { percentOf } from "./testing-raw";

const db = database;

const statusOf = ({ status, holdUntil }: typeof tables.reservations.$inferSelect) =>
  status === "HELD" && holdUntil && holdUntil < new Date("2026-01-01") ? "EXPIRED" : status;

async function someReservations({ below, day, is, one }: Chances, known: RandomCompany) {
  for (let at = 0; at < 40; at += 1) {
    const { id } = await make.aReservation({
      partnerId: one(known.partners).id,
      status: one(reservationStatuses),
      cancelReason: "Sin cupo",
      holdUntil: new Date(one(["2020-01-01T00:00:00Z", "2099-01-01T00:00:00Z"])),
      isDeleted: is(0.15),
      createdAt: new Date(`${day()}T0${below(9)}:30:00Z`),
      line: { quantity: 1 + below(9) },
    });
    const more = Array.from({ length: below(3) }, () => ({
      ...{ reservationId: id, type: one(equipmentTypes.slice(1)), quantity: 1 + below(9) },
      fromDate: day(),
    }));
    if (more.length > 0) await db().insert(tables.reservationLines).values(more);
  }
  const lines = await db().select().from(tables.reservationLines);
  const unused = known.assignments.map(({ id }) => id);
  const lineIds = lines.flatMap(({ id, quantity }) =>
    Array.from({ length: below(quantity + 1) }, () => id),
  );
  const fresh = await db()
    .insert(tables.equipment)
    .values(lineIds.map((_, at) => ({ name: "Equipo", code: `N-${at}`, type: "LVMNOS" as const })))
    .returning();
  const units = lineIds.map((lineId, at) => ({
    ...{ lineId, equipmentId: fresh[at]?.id ?? 0 },
    assignmentId: is(0.6) ? (unused.pop() ?? null) : null,
  }));
  await db().insert(tables.reservationUnits).values(units);
}

const reservations: Check = async (ctx, _, span) => {
  const [all, lines, units] = [
    await db().select().from(tables.reservations),
    await db().select().from(tables.reservationLines),
    await db().select().from(tables.reservationUnits),
  ];
  for (const status of [undefined, ["EXPIRED"], ["HELD", "CONVERTED"]]) {
    const counted = all.filter(
      (one) =>
        !one.isDeleted &&
        isWithin(dayOf(one.createdAt, zone), span) &&
        (!status || status.includes(statusOf(one))),
    );
    const ids = new Set(counted.map(({ id }) => id));
    const own = lines.filter(({ reservationId }) => ids.has(reservationId));
    const lineIds = new Set(own.map(({ id }) => id));
    const wanted = add(own.map(({ quantity }) => quantity));
    const given = units.filter((unit) => lineIds.has(unit.lineId) && unit.assignmentId).length;
    const told = await reported(ctx, "reservations", {
      ...asked({ ...span, filters: status ? { status } : {} }),
    });
    expect(told.count).toBe(counted.length);
    expect(
      [told.totals.reservations, told.totals.lapsed, told.totals.asked, told.totals.assigned].map(
        Number,
      ),
    ).toEqual([
      counted.length,
      counted.filter((one) => statusOf(one) === "EXPIRED").length,
      ...[wanted, given],
    ]);
    expect(told.totals.conversion).toBe(percentOf(given, wanted));
  }
};

test.each(seeds)("what company %i reserved is what its rows say", (seed) =>
  checkCompany(seed, {
    prepared: (known) => someReservations(known.chances, known),
    ofSpan: [reservations],
    ofToday: [],
  }),
);
