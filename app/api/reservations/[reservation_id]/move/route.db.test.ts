import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { reservations, settings } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { listFirmClaims } from "@/lib/reservations/testing";
import { aReservationDesk, wantedLine } from "../../testing";
import { POST as HOLD } from "../hold/route";
import { GET, POST as MOVE } from "./route";

let desk: Awaited<ReturnType<typeof aReservationDesk>>;

beforeEach(async () => {
  desk = await aReservationDesk();
});

const lineOf = async (id: number) => (await desk.get(id)).body.data.lines[0];
const spans = async (unitId: number) => (await listFirmClaims(unitId)).map(({ span }) => span);

async function moved(id: number, days: object) {
  const { id: line_id } = await lineOf(id);
  const seen = await call(GET, {
    as: desk.office,
    params: { reservation_id: id },
    query: { line_id, ...days },
  });
  return { seen, line_id, move: () => desk.act(MOVE, id, { line_id, ...days }) };
}

test("a promised line begins and ends otherwise, and its unit is kept on those days", async () => {
  const unit = await make.anEquipment();
  const id = await desk.confirmed();
  const { seen, line_id, move } = await moved(id, {
    from_date: "2036-12-03",
    to_date: "2036-12-28",
  });
  expect(seen.body.data).toEqual({
    ...{ line_id, from_date: "2036-12-03", to_date: "2036-12-28" },
    units: [{ resource_item_id: unit.id, code: unit.code, stays: true, missing: [] }],
    comes: [],
  });
  expect(await spans(unit.id)).toEqual(["[2036-12-01,2036-12-20)"]);
  const { status, body } = await move();
  expect(status).toBe(200);
  expect(body.message).toBe(`Reserva ${body.data.code} actualizada.`);
  expect(body.data.lines[0]).toMatchObject({ from_date: "2036-12-03", to_date: "2036-12-28" });
  expect(await spans(unit.id)).toEqual(["[2036-12-03,2036-12-28)"]);
});

test("what is not given stays, and no return is null", async () => {
  const unit = await make.anEquipment();
  const id = await desk.confirmed();
  await (await moved(id, { to_date: null })).move();
  expect(await spans(unit.id)).toEqual(["[2036-12-01,)"]);
  await (await moved(id, { from_date: "2036-11-20" })).move();
  expect(await lineOf(id)).toMatchObject({ from_date: "2036-11-20", to_date: null });
});

test("another unit stands in for one that others have then, and the preview names them", async () => {
  const [unit, other] = [await make.anEquipment(), await make.anEquipment()];
  const id = await desk.confirmed({}, [{ ...wantedLine, resource_item_ids: [unit.id] }]);
  const next = await desk.confirmed({}, [
    { ...wantedLine, from_date: "2036-12-20", to_date: "2036-12-30", resource_item_ids: [unit.id] },
  ]);
  const { code } = (await desk.get(next)).body.data;
  const { seen, move } = await moved(id, { to_date: "2036-12-24" });
  const by = {
    kind: "RESERVATION",
    name: `Reserva ${code} - ${desk.partner.name}`,
    is_firm: true,
    url: `/reservations/${next}`,
  };
  expect(seen.body.data).toMatchObject({
    units: [
      { code: unit.code, stays: false, missing: [{ from: "2036-12-20", to: "2036-12-24", by }] },
    ],
    comes: [{ resource_item_id: other.id, code: other.code }],
  });
  expect((await move()).body.data.lines[0].units).toMatchObject([{ code: other.code }]);
  expect(await spans(unit.id)).toEqual(["[2036-12-20,2036-12-30)"]);
  expect(await spans(other.id)).toEqual(["[2036-12-01,2036-12-24)"]);
});

test("refused with the first day short, and nothing changes", async () => {
  const unit = await make.anEquipment();
  const id = await desk.confirmed();
  await desk.confirmed({}, [{ ...wantedLine, from_date: "2036-12-20", to_date: "2036-12-30" }]);
  const { seen, move } = await moved(id, { to_date: "2036-12-24" });
  for (const { status, body } of [seen, await move()])
    expect({ status, ...body }).toMatchObject({
      status: 400,
      code: "resource_reserved",
      field_errors: {
        to_date: [expect.stringMatching(/^Falta 1 equipo de .* desde el 20\/12\/2036\.$/)],
      },
    });
  expect((await spans(unit.id)).toSorted()).toEqual([
    "[2036-12-01,2036-12-20)",
    "[2036-12-20,2036-12-30)",
  ]);
});

test("the days that it takes to make a unit ready are kept between two", async () => {
  await database()
    .update(settings)
    .set({ turnaroundDays: { LVMNOS: 2 } });
  await make.anEquipment();
  const id = await desk.confirmed();
  await desk.confirmed({}, [{ ...wantedLine, from_date: "2036-12-24", to_date: "2036-12-30" }]);
  expect((await (await moved(id, { to_date: "2036-12-23" })).move()).body.code).toBe(
    "resource_reserved",
  );
  expect((await (await moved(id, { to_date: "2036-12-22" })).move()).status).toBe(200);
});

test("a draft keeps the units it wishes for, and is told who has them", async () => {
  const unit = await make.anEquipment();
  const id = await desk.drafted({}, [{ ...wantedLine, resource_item_ids: [unit.id] }]);
  await desk.confirmed({}, [{ ...wantedLine, from_date: "2037-01-05", to_date: "2037-01-10" }]);
  const { seen, move } = await moved(id, { to_date: "2037-01-06" });
  expect(seen.body.data.units).toMatchObject([
    { stays: true, missing: [{ from: "2037-01-05", to: "2037-01-06" }] },
  ]);
  expect((await move()).status).toBe(200);
  expect((await desk.act(HOLD, id)).body.code).toBe("resource_reserved");
});

test("a hold that is over moves as a draft does, and claims nothing", async () => {
  const unit = await make.anEquipment();
  const id = await desk.drafted();
  await desk.act(HOLD, id);
  await database()
    .update(reservations)
    .set({ holdUntil: new Date(Date.now() - 1_000) })
    .where(eq(reservations.id, id));
  await desk.confirmed({}, [{ ...wantedLine, from_date: "2036-12-25", to_date: "2036-12-30" }]);
  const { move } = await moved(id, { to_date: "2036-12-28" });
  expect((await move()).body.data).toMatchObject({ status: "EXPIRED" });
  expect(await spans(unit.id)).toEqual(["[2036-12-25,2036-12-30)"]);
});

test.each([
  [{ from_date: "2036-12-21" }, "to_date", "No puede volver antes de salir."],
  [{ from_date: "2020-01-01" }, "from_date", "Ese día ya pasó."],
  [{ from_date: "31/12/2036" }, "from_date", expect.any(String)],
])("days that cannot be: %o", async (days, field, message) => {
  await make.anEquipment();
  const id = await desk.confirmed();
  const { seen, move } = await moved(id, days);
  for (const { status, body } of [seen, await move()])
    expect({ status, ...body }).toMatchObject({
      status: 400,
      field_errors: { [field]: [message] },
    });
});

test("neither what is over nor a line of another", async () => {
  await make.anEquipment();
  const id = await desk.confirmed();
  const { line_id, move } = await moved(id, { to_date: "2036-12-22" });
  const other = await desk.drafted();
  expect((await desk.act(MOVE, other, { line_id, to_date: "2036-12-22" })).status).toBe(404);
  await database()
    .update(reservations)
    .set({ status: "CANCELLED", cancelReason: "No va" })
    .where(eq(reservations.id, id));
  expect((await move()).body.code).toBe("reservation_status");
});

test("is for the office", async () => {
  await make.anEquipment();
  const id = await desk.confirmed();
  const { id: line_id } = await lineOf(id);
  const as = await make.aSession("TECNICO");
  const asked = { as, params: { reservation_id: id } };
  expect((await call(GET, { ...asked, query: { line_id } })).status).toBe(403);
  expect((await call(MOVE, { ...asked, body: { line_id } })).status).toBe(403);
});

test("two that would meet move at once: one of them does", async () => {
  await make.anEquipment();
  const first = await desk.confirmed();
  const second = await desk.confirmed({}, [
    { ...wantedLine, from_date: "2036-12-24", to_date: "2036-12-30" },
  ]);
  const later = await moved(first, { to_date: "2036-12-24" });
  const sooner = await moved(second, { from_date: "2036-12-20" });
  const answers = await Promise.all([later.move(), sooner.move()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
});
