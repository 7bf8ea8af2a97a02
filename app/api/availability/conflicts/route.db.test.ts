import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { POST as release } from "@/app/api/projects/resources/release/route";
import { database } from "@/db/client";
import { equipment, reservationLines, reservations, reservationUnits } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { countQueries } from "@/db/testing/queries";
import { call } from "@/lib/http/testing";
import { memberAt } from "@/lib/kernel/testing";
import { addDays } from "@/lib/values/dates";
import { GET } from "./route";

type Told = {
  kind: string;
  unit: { id: number };
  suggestions: { id: number }[];
  promise: { name: string } | null;
};

let office: Awaited<ReturnType<typeof make.aSession>>;
let project: Awaited<ReturnType<typeof make.aProject>>;
let today: string;

beforeEach(async () => {
  office = await make.aSession();
  project = await make.aProject({ startDate: "2026-01-01" });
  today = (await memberAt(new Date())).today;
});

const on = (days: number) => addDays(today, days);
const ask = async (as = office, query: Record<string, string> = {}) => {
  const { status, body } = await call(GET, { as, query });
  expect(status).toBe(200);
  return body.data as Told[];
};
const kinds = async () => (await ask()).map(({ kind, unit }) => [kind, unit.id]);

const aLateUnit = (days: number, given: Parameters<typeof make.aRentedUnit>[1] = {}) =>
  make.aRentedUnit(project, { startDate: on(-20), expectedReturnDate: on(days), ...given });

const promised = (equipmentId: number, from: number, to: number | null, given: object = {}) =>
  make.aPromisedUnit({
    equipmentId,
    fromDate: on(from),
    toDate: to === null ? null : on(to),
    ...given,
  });

test("a unit late for a promise is listed that day with who could go, and gone once it is back", async () => {
  const { unit, assignment } = await aLateUnit(-2);
  const { reservation, unit: standing } = await promised(unit.id, 5, 12);
  const free = await make.anEquipment({ code: "A-FREE" });
  const taken = await make.anEquipment();
  await promised(taken.id, 11, 20);
  await make.anEquipment({ type: "BTSNHM" });
  await make.anEquipment({ condition: "DAÑADO" });
  const [conflict, ...others] = await ask(await make.aSession("TECNICO"));
  expect(others).toEqual([]);
  expect(conflict).toMatchObject({
    kind: "STILL_OUT",
    unit: { id: unit.id },
    stay: { project_id: project.id, expected_return_date: on(-2) },
    promise: { reservation_id: reservation.id, from: on(5), to: on(12) },
    suggestions: [{ id: free.id, reasons: ["Sin compromisos después"] }],
    ways_out: [
      { way: "EXCHANGE", url: `/projects/${project.id}/resources?search=${unit.code}` },
      { way: "SWAP" },
      { way: "RETURN" },
    ],
  });
  await call(release, { as: office, method: "POST", body: { id: assignment.id } });
  expect(await ask()).toEqual([]);
  const [untouched] = await database()
    .select()
    .from(reservationUnits)
    .where(eq(reservationUnits.id, standing.id));
  expect(untouched).toMatchObject({ equipmentId: unit.id, hasYielded: false, version: 1 });
});

describe("listed is", () => {
  test("the worst first: who should have a unit, who will, what nobody waits for", async () => {
    const { unit: idle } = await aLateUnit(-9);
    const { unit: ahead } = await aLateUnit(-1);
    await promised(ahead.id, 3, 8);
    const due = await make.anEquipment({ availability: "RENTADO", currentProjectId: project.id });
    await promised(due.id, 0, 8);
    const stay = { startDate: on(-9), expectedReturnDate: today };
    await make.anAssignment({ projectId: project.id, equipmentId: due.id, ...stay });
    const broken = await make.anEquipment({ condition: "EN REPARACION", repairReason: "Motor" });
    await promised(broken.id, 2, 9);
    expect(await kinds()).toEqual([
      ["STILL_OUT", due.id],
      ["UNFIT", broken.id],
      ["STILL_OUT", ahead.id],
      ["OVERDUE", idle.id],
    ]);
    const { body } = await call(GET, { as: office, query: { page: "2", page_size: "3" } });
    expect([body.count, body.data.length]).toEqual([4, 1]);
  });

  test("a promise that yielded, until another unit stands for it", async () => {
    const { unit: given } = await make.aRentedUnit(project);
    const { reservation, unit } = await make.aPromisedUnit({
      equipmentId: (await make.anEquipment()).id,
      fromDate: on(1),
      toDate: on(4),
    });
    const yields = { equipmentId: given.id, hasYielded: true };
    await database().update(reservationUnits).set(yields).where(eq(reservationUnits.id, unit.id));
    const [conflict] = await ask();
    expect(conflict).toMatchObject({
      kind: "YIELDED",
      unit: { id: given.id },
      promise: { name: expect.stringContaining(reservation.code) },
      stay: null,
    });
    expect(conflict?.suggestions).toHaveLength(1);
    const other = conflict?.suggestions[0]?.id ?? 0;
    await database()
      .update(reservationUnits)
      .set({ equipmentId: other, hasYielded: false })
      .where(eq(reservationUnits.id, unit.id));
    expect(await ask()).toEqual([]);
  });
});

describe("not listed is", () => {
  test("a promise to the project itself, or to its client: to go on there keeps it", async () => {
    const { unit } = await aLateUnit(-1);
    await promised(unit.id, 1, 4, { projectId: project.id, partnerId: project.partnerId });
    const { unit: ofClient } = await aLateUnit(-1);
    await promised(ofClient.id, 1, 4, { partnerId: project.partnerId });
    expect(await kinds()).toEqual([
      ["OVERDUE", unit.id],
      ["OVERDUE", ofClient.id],
    ]);
  });

  test("what is not late, is over, is a draft or a hold that lapsed, or is broken for later", async () => {
    const { unit } = await aLateUnit(3);
    await promised(unit.id, 3, 9);
    await make.aRentedUnit(project, { startDate: on(-9), endDate: on(2) });
    const broken = await make.anEquipment({ condition: "DAÑADO" });
    await promised(broken.id, 31, 40);
    await promised(broken.id, 2, 5, { status: "DRAFT" });
    await promised(broken.id, 2, 5, {
      status: "HELD",
      holdUntil: new Date(Date.now() - 1_000),
    });
    const { reservation } = await promised(broken.id, 10, 12);
    expect(await kinds()).toEqual([["UNFIT", broken.id]]);
    await database()
      .update(reservations)
      .set({ status: "CANCELLED", cancelReason: "x" })
      .where(eq(reservations.id, reservation.id));
    expect(await ask()).toEqual([]);
  });
});

test("suggestions are big enough, ready in time, not of the line already, and five at most", async () => {
  const { unit } = await aLateUnit(-1, {});
  const { line } = await promised(unit.id, 5, 9);
  await database()
    .update(reservationLines)
    .set({ minCapacityGallons: "100" })
    .where(eq(reservationLines.id, line.id));
  await make.anEquipment({ capacityGallons: "99" });
  await make.anEquipment({});
  const mates = [];
  for (let made = 0; made < 6; made += 1)
    mates.push((await make.anEquipment({ capacityGallons: "100" })).id);
  const [mate = 0] = mates;
  await database()
    .insert(reservationUnits)
    .values({ lineId: line.id, equipmentId: mate, hasYielded: true });
  const told = (await ask()).find(({ kind }) => kind === "STILL_OUT");
  expect(told?.suggestions.map(({ id }) => id).sort()).toEqual(mates.slice(1).sort());
});

test("takes as many statements for any number", async () => {
  const late = async () => {
    const { unit } = await aLateUnit(-1);
    await promised(unit.id, 4, 9);
    await make.anEquipment();
  };
  await late();
  const few = await countQueries(() => ask());
  for (let made = 0; made < 5; made += 1) await late();
  expect(await countQueries(() => ask())).toBe(few);
  await database().update(equipment).set({ isDeleted: false });
  expect((await ask()).length).toBe(6);
});
