import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { routes } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { countQueries } from "@/db/testing/queries";
import { call } from "@/lib/http/testing";
import { GET } from "./route";
import { saveVisit } from "./testing";

let office: Awaited<ReturnType<typeof make.aSession>>;

const day = "2026-03-12";

beforeEach(async () => {
  office = await make.aSession("ADMINISTRATIVO");
});

async function aRoute(given: Parameters<typeof make.aStaffMember>[0] = {}) {
  const member = await make.aStaffMember(given);
  await saveVisit(office, member.id, day);
  return { member };
}

const ask = (as = office, query: object = { from: day, to: day }) =>
  call(GET, { as, query: query as Record<string, string> });

test("each day is told, also an empty one; unfit people and long days are warned of", async () => {
  await aRoute({ licenseUntil: "2026-03-01" });
  await database().update(routes).set({ notes: "x" });
  const { body } = await ask(office, { from: day, to: "2026-03-13" });
  expect(body.data).toHaveLength(2);
  expect(body.data[0].routes[0].warnings).toEqual([expect.stringContaining("01/03/2026")]);
  expect(body.data[1]).toMatchObject({ date: "2026-03-13", routes: [] });
  expect(body.data[1].unassigned).toHaveLength(1);
});

test("two who take the same vehicle on a day are warned of each other", async () => {
  await aRoute({ firstName: "Ana", lastName: "Ruiz" });
  await aRoute({ firstName: "Luis", lastName: "Paz" });
  const { id, plate } = await make.aVehicle();
  await database().update(routes).set({ vehicleId: id });
  const { body } = await ask();
  expect(body.data[0].routes.map(({ warnings }: { warnings: string[] }) => warnings)).toEqual([
    [`${plate} también va con Luis Paz`],
    [`${plate} también va con Ana Ruiz`],
  ]);
});

test("a technician sees the routes that he was told of, and nobody else's", async () => {
  const field = await make.aSession("TECNICO");
  await aRoute();
  const { member } = await aRoute({ email: field.user.email });
  expect((await ask(field)).body.data).toEqual([{ date: day, unassigned: [], routes: [] }]);
  await database().update(routes).set({ status: "PUBLISHED", publishedAt: new Date() });
  const { body } = await ask(field);
  expect(body.data[0].unassigned).toEqual([]);
  expect(body.data[0].routes).toMatchObject([{ technical_id: member.id }]);
});

test.each([
  [{ from: "2026-03-12" }, "to"],
  [{ from: "2026-03-12", to: "2026-03-11" }, "to"],
  [{ from: "2026-03-12", to: "2026-04-12" }, "to"],
  [{ from: "x", to: "2026-04-12" }, "from"],
])("refuses %j", async (query, name) => {
  const { status, body } = await ask(office, query);
  expect([status, Object.keys(body.field_errors)[0]]).toEqual([400, name]);
});

test("a week of many routes takes as many queries as one of few", async () => {
  await aRoute();
  const few = await countQueries(() => ask());
  for (let more = 0; more < 5; more += 1) await aRoute();
  expect(await countQueries(() => ask())).toBe(few);
});
