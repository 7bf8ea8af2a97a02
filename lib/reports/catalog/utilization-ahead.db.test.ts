import { expect, test } from "vitest";
import { database } from "@/db/client";
import {
  assignments,
  equipment,
  reservationLines,
  reservations,
  reservationUnits,
  unitBlocks,
} from "@/db/schema";
import * as make from "@/db/testing/factories";
import type { Context } from "../../kernel/context";
import { memberAt } from "../../kernel/testing";
import { addDays, type Day, eachDay, later, weekdayOf } from "../../values/dates";
import { reported } from "../testing";
import { type Chances, chancesOf } from "../testing-chances";

const tomorrow = () => new Date(Date.now() + 86_400_000);

type Turn = { equipmentId: number; from: Day; to: Day | null };

async function promise({ equipmentId, from, to }: Turn, given: object) {
  const { id } = await make.aReservation({ ...given, line: { fromDate: from, toDate: to } });
  const lines = await database().select().from(reservationLines);
  const line = lines.find(({ reservationId }) => reservationId === id);
  await database()
    .insert(reservationUnits)
    .values({ lineId: line?.id ?? 0, equipmentId });
}

type Take = (turn: Turn) => Promise<unknown>;

const stay: Take = ({ equipmentId, from, to }) =>
  make.anAssignment({ equipmentId, startDate: from, endDate: to });

/** The database knows no end of it: nothing is assigned after it. */
const lastStay: Take = ({ equipmentId, from, to }) =>
  make.anAssignment({ equipmentId, startDate: from, expectedReturnDate: to });

const otherTurns: Take[] = [
  (turn) => promise(turn, { status: "CONFIRMED" }),
  (turn) => promise(turn, { status: "HELD", holdUntil: tomorrow() }),
  (turn) => promise(turn, { status: "HELD", holdUntil: new Date("2026-01-01") }),
  (turn) => promise(turn, { status: "DRAFT" }),
  ({ equipmentId, from, to }) =>
    database()
      .insert(unitBlocks)
      .values({ equipmentId, fromDate: from, toDate: to, kind: "REPAIR", reason: "Bomba" }),
];

/** Turns that follow each other, some behind today, some without an end; a late unit is held today. */
async function aBusyUnit(chance: Chances, today: Day) {
  const type = chance.one(["LVMNOS", "CMPRBN"] as const);
  const { id: equipmentId } = await make.anEquipment({ type });
  let from = addDays(today, chance.below(31) - 20);
  let possible = [...otherTurns, stay, stay, lastStay];
  for (let turn = chance.below(6); turn > 0; turn -= 1) {
    const isLast = turn === 1 && chance.is(0.25);
    const to = isLast ? null : addDays(from, chance.below(31));
    const take = chance.one(possible);
    await take({ equipmentId, from, to });
    if (to === null) return;
    from = addDays(to, to === from ? 1 : chance.below(10));
    if (take !== lastStay) continue;
    possible = otherTurns;
    from = later(from, addDays(today, 1));
  }
}

/** Who has a unit on a day, asked of the records one by one. */
async function dayBook(today: Day) {
  const db = database();
  const stays = await db.select().from(assignments);
  const lines = new Map((await db.select().from(reservationLines)).map((line) => [line.id, line]));
  const kept = new Map((await db.select().from(reservations)).map((one) => [one.id, one]));
  const pinned = await db.select().from(reservationUnits);
  const blocks = await db.select().from(unitBlocks);
  const covers = (from: Day, to: Day | null, day: Day) =>
    from <= day && (to === null || day < to || (to <= from && day === from));
  const promiseOn = (unitId: number, day: Day) => {
    for (const { equipmentId, lineId } of pinned) {
      const line = lines.get(lineId);
      const one = kept.get(line?.reservationId ?? 0);
      if (equipmentId !== unitId || !line || !one) continue;
      if (!covers(line.fromDate, line.toDate, day)) continue;
      if (one.status === "CONFIRMED") return "reserved";
      if (one.status === "HELD" && (one.holdUntil ?? 0) > new Date()) return "held";
    }
    return null;
  };
  const isBlocked = (unitId: number, day: Day) =>
    blocks.some((one) => one.equipmentId === unitId && covers(one.fromDate, one.toDate, day));
  const isStaying = (unitId: number, day: Day) =>
    stays.some((stay) => {
      if (stay.equipmentId !== unitId) return false;
      const back = stay.endDate ?? stay.expectedReturnDate;
      if (covers(stay.startDate, back, day)) return true;
      const isLate = stay.endDate === null && back !== null && back <= today;
      const isTaken = promiseOn(unitId, today) !== null || isBlocked(unitId, today);
      return isLate && day === today && !isTaken;
    });
  return (unit: { id: number; availability: string }, day: Day) => {
    if (isStaying(unit.id, day)) return "assigned";
    const other = promiseOn(unit.id, day) ?? (isBlocked(unit.id, day) ? "blocked" : null);
    const isOut = unit.availability === "RENTADO" && !isStaying(unit.id, today);
    return other ?? (isOut ? "assigned" : "free");
  };
}

async function countedByHand({ today }: Context) {
  const whoHas = await dayBook(today);
  const units = (await database().select().from(equipment)).filter(
    ({ type, availability, isActive, isDeleted }) =>
      type !== "SERVIC" && availability !== "RETIRADO" && isActive && !isDeleted,
  );
  const monday = addDays(today, -weekdayOf(today));
  const counted = new Map<string, Record<string, number>>();
  for (const day of eachDay(today, addDays(monday, 83)))
    for (const unit of units) {
      const week = addDays(day, -weekdayOf(day));
      const key = `${week < today ? today : week} ${unit.type}`;
      const sums = counted.get(key) ?? { assigned: 0, reserved: 0, held: 0, blocked: 0, free: 0 };
      const who = whoHas(unit, day);
      sums[who] = (sums[who] ?? 0) + 1;
      counted.set(key, sums);
    }
  return Object.fromEntries(counted);
}

const number = (text: string | null | undefined) => Number(text);

async function answered(ctx: Context) {
  const { rows } = await reported(ctx, "utilization-ahead");
  return Object.fromEntries(
    rows.map(({ starts_on, type, assigned, reserved, held, blocked, free }) => [
      `${starts_on} ${type}`,
      {
        assigned: number(assigned),
        reserved: number(reserved),
        held: number(held),
        blocked: number(blocked),
        free: number(free),
      },
    ]),
  );
}

test("each day of each unit is counted once, as day by day in the records", async () => {
  const ctx = await memberAt(new Date());
  const chance = chancesOf(7);
  for (let unit = 0; unit < 40; unit += 1) await aBusyUnit(chance, ctx.today);
  await make.anEquipment({ type: "CMPRBN", availability: "RENTADO" });
  await make.anEquipment({ availability: "RETIRADO" });
  await make.anEquipment({ isActive: false });
  await make.anEquipment({ isDeleted: true });
  await make.aService();
  const expected = await countedByHand(ctx);
  expect(await answered(ctx)).toEqual(expected);
  expect(Object.keys(expected)).toHaveLength(24);
});

test("the percentage is that of the days, and a row leads to those weeks' availability", async () => {
  const ctx = await memberAt(new Date());
  const unit = await make.anEquipment({ type: "CMPRBN" });
  await make.anEquipment({ type: "CMPRBN" });
  await make.anAssignment({ equipmentId: unit.id, startDate: ctx.today });
  const { rows, totals } = await reported(ctx, "utilization-ahead", {
    filters: { type: ["CMPRBN"] },
  });
  expect(rows.map(({ units, utilization }) => [units, utilization])).toEqual(
    rows.map(() => ["2", "50.0"]),
  );
  expect(totals).toMatchObject({ utilization: "50.0", units: null });
  const [type, from, to] = rows[1]?.id.split("/") ?? [];
  expect([type, to]).toEqual(["CMPRBN", addDays(from ?? "", 7)]);
  expect(weekdayOf(from ?? "")).toBe(0);
  expect(rows.map(({ week }) => week)).toEqual(rows.map(({ week }) => week).toSorted());
  expect(new Set(rows.map(({ week }) => week)).size).toBe(12);
});
