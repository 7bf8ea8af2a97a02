import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { assignments, reservationUnits, unitBlocks } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { countQueries } from "@/db/testing/queries";
import { call } from "@/lib/http/testing";
import { memberAt } from "@/lib/kernel/testing";
import { chancesOf } from "@/lib/reports/testing-chances";
import { addDays, eachDay } from "@/lib/values/dates";
import { GET } from "./route";

type Told = { kind: string; from: string; to: string | null; conflict: boolean; label: string };
type Row = { unit: { id: number; code: string }; bars: Told[] };

let office: Awaited<ReturnType<typeof make.aSession>>;
let today: string;

beforeEach(async () => {
  office = await make.aSession();
  today = (await memberAt(new Date())).today;
});

const on = (days: number) => addDays(today, days);
const ask = (query: object = {}, as = office) =>
  call(GET, { as, query: { from: on(-30), to: on(59), ...query } });

test("shows stays, promises and blocks of each unit, and what is late or yielded", async () => {
  const project = await make.aProject();
  const { unit } = await make.aRentedUnit(project, {
    startDate: on(-20),
    expectedReturnDate: on(-2),
  });
  await make.anAssignment({
    projectId: project.id,
    equipmentId: unit.id,
    startDate: on(-29),
    isRetired: true,
    retirementDate: on(-25),
  });
  const { unit: yielded, reservation } = await make.aPromisedUnit({
    equipmentId: unit.id,
    fromDate: on(4),
    toDate: on(8),
  });
  await database()
    .update(reservationUnits)
    .set({ hasYielded: true })
    .where(eq(reservationUnits.id, yielded.id));
  await make.aUnitBlock({
    equipmentId: unit.id,
    fromDate: on(20),
    toDate: on(20),
    reason: "Motor",
  });
  const { status, body } = await ask({}, await make.aSession("TECNICO"));
  expect([status, body.count]).toEqual([200, 1]);
  const [row] = body.data as Row[];
  expect(row?.bars).toMatchObject([
    { kind: "ASSIGNMENT", from: on(-29), to: on(-24), conflict: false },
    { kind: "ASSIGNMENT", from: on(-20), to: on(1), conflict: true },
    {
      kind: "RESERVATION",
      from: on(4),
      to: on(8),
      conflict: true,
      label: expect.stringContaining(reservation.code),
    },
    { kind: "BLOCK", from: on(20), to: on(21), label: "Reparación: Motor" },
  ]);
});

test("comes by page, by type and code, in as many statements for any number", async () => {
  await make.anEquipment({ code: "B", type: "LVMNOS" });
  const few = await countQueries(() => ask());
  await make.anEquipment({ code: "A", type: "LVMNOS" });
  await make.anEquipment({ code: "C", type: "BTSNHM" });
  await make.aService();
  expect(await countQueries(() => ask())).toBe(few);
  const first = await ask({ page_size: "2" });
  expect(first.body.data.map(({ unit }: Row) => unit.code)).toEqual(["C", "A"]);
  const second = await ask({ page: "2", page_size: "2" });
  expect(second.body.data.map(({ unit }: Row) => unit.code)).toEqual(["B"]);
  expect((await ask({ type: "BTSNHM" })).body.count).toBe(1);
});

test("is refused past 400 days, backwards, and without its days", async () => {
  for (const [query, field] of [
    [{ from: today, to: on(400) }, "to"],
    [{ to: on(-31) }, "to"],
    [{ from: "" }, "from"],
  ] as const) {
    const { status, body } = await ask(query);
    expect([status, Object.keys(body.field_errors)]).toEqual([400, [field]]);
  }
  expect((await ask({ from: today, to: on(399) })).status).toBe(200);
});

test("each day is told as rows of stays and blocks say, counted one by one", async () => {
  const chances = chancesOf(23);
  const project = await make.aProject();
  for (let made = 0; made < 14; made += 1) {
    const unit = await make.anEquipment();
    let at = -40 + chances.below(9);
    while (at < 60) {
      const to = at + 1 + chances.below(12);
      const days = { equipmentId: unit.id, startDate: on(at), projectId: project.id };
      if (to <= 0)
        await make.anAssignment({ ...days, isRetired: true, retirementDate: on(to - 1) });
      else if (chances.is(0.5)) await make.anAssignment({ ...days, endDate: on(to) });
      else if (at > 0)
        await make.aUnitBlock({ equipmentId: unit.id, fromDate: on(at), toDate: on(to) });
      at = to + chances.below(6);
    }
  }
  const stays = await database().select().from(assignments);
  const blocks = await database().select().from(unitBlocks);
  const { body } = await ask({ page_size: "100" });
  const days = eachDay(on(-30), on(59));
  for (const { unit, bars } of body.data as Row[]) {
    const told = days.map((day) =>
      bars
        .filter(({ from, to }) => from <= day && (to === null || day < to))
        .map(({ kind }) => kind),
    );
    const counted = days.map((day) => [
      ...stays
        .filter(({ equipmentId }) => equipmentId === unit.id)
        .filter(({ startDate, endDate, retirementDate }) =>
          retirementDate
            ? startDate <= day && day <= retirementDate
            : startDate <= day && (endDate === null || day < endDate),
        )
        .map(() => "ASSIGNMENT"),
      ...blocks
        .filter(({ equipmentId }) => equipmentId === unit.id)
        .filter(({ fromDate, toDate }) => fromDate <= day && (toDate === null || day < toDate))
        .map(() => "BLOCK"),
    ]);
    expect(told).toEqual(counted);
  }
});
