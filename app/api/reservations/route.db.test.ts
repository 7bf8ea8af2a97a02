import { beforeEach, expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { countQueries } from "@/db/testing/queries";
import { call } from "@/lib/http/testing";
import { POST as HOLD } from "./[reservation_id]/hold/route";
import { GET } from "./route";
import { aReservationDesk, wantedLine } from "./testing";

let desk: Awaited<ReturnType<typeof aReservationDesk>>;

beforeEach(async () => {
  desk = await aReservationDesk();
});

test("a draft takes its place from the project and is numbered by the year", async () => {
  const { body } = await desk.create({ project_id: desk.project.id, notes: "Llamar antes" });
  expect(body.data).toMatchObject({
    code: expect.stringMatching(/^RSV-\d{4}-\d{4}$/),
    status: "DRAFT",
    status_display: "BORRADOR",
    location: "Campo Norte",
    project_name: `Proyecto ${desk.project.id} - ${desk.partner.name}`,
    lines: [{ quantity: 1, cost: 12.5, frequency_type: "DAY", units: [] }],
  });
  const { body: listed } = await call(GET, { as: desk.office, query: { search: body.data.code } });
  expect(listed.data).toEqual([body.data]);
});

test.each([
  { fault: { quantity: 0 }, field: "lines.0.quantity" },
  { fault: { type_equipment: "SERVIC" }, field: "lines.0.type_equipment" },
  { fault: { to_date: "2036-11-30" }, field: "lines.0.to_date" },
  { fault: { resource_item_ids: [1, 2] }, field: "lines.0.resource_item_ids" },
  { fault: { frequency_type: "WEEK" }, field: "lines.0.weekdays" },
])("refuses $fault", async ({ fault, field }) => {
  const { status, body } = await desk.create({}, [{ ...wantedLine, ...fault }]);
  expect([status, Object.keys(body.field_errors)]).toEqual([400, [field]]);
});

test("refuses a project of another client, and a unit of another type", async () => {
  const other = await make.aProject();
  expect((await desk.create({ project_id: other.id })).body.field_errors).toHaveProperty(
    "project_id",
  );
  const tank = await make.anEquipment({ type: "TNQAAC" });
  const { status } = await desk.create({}, [{ ...wantedLine, resource_item_ids: [tank.id] }]);
  expect(status).toBe(400);
});

test("as many queries for many lines as for one", async () => {
  for (let at = 0; at < 4; at += 1) await make.anEquipment();
  const lines = [wantedLine, wantedLine, wantedLine];
  const [one, many] = [await desk.drafted(), await desk.drafted({}, lines)];
  const listed = () => countQueries(() => call(GET, { as: desk.office, query: { page: 1 } }));
  await desk.act(HOLD, one);
  const few = await listed();
  await desk.act(HOLD, many);
  expect(await listed()).toEqual(few);
});
