import { expect, test } from "vitest";
import { anEquipment, aProject, aSession } from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { addDays, dayOf, daysBetween } from "@/lib/values/dates";
import { POST as close } from "../projects/[project_id]/close/route";
import { POST as add } from "../projects/resources/add/route";
import { POST as reactivate } from "../projects/resources/reactivate/route";
import { POST as release } from "../projects/resources/release/route";
import { PUT as update } from "../projects/resources/update/route";
import { GET } from "./route";
import { POST as mark } from "./visits/route";

const today = dayOf(new Date(), "America/Guayaquil");
const inDays = (days: number) => addDays(today, days);

test("from assignment to closure, what is recorded stays and only the future follows", async () => {
  const office = await aSession();
  const project = await aProject({ startDate: inDays(-10) });
  const unit = await anEquipment();
  const item = {
    project_id: project.id,
    resource_id: unit.id,
    cost: 15,
    operation_start_date: inDays(-10),
    maintenance_cost: "40.00",
    frequency_type: "DAY",
    interval_days: 5,
  };
  const added = await call(add, { as: office, body: [item] });
  expect(added.status).toBe(201);
  const [rent, service] = added.body.data;

  const query = { from: inDays(-10), to: inDays(20) };
  const plan = async () => {
    const { body } = await call(GET, { as: office, query });
    return body.data.map((row: { date: string; status: string }) => {
      const day = daysBetween(today, row.date);
      return row.status === "PLANNED" ? day : `${day} ${row.status}`;
    });
  };
  const record = async (day: number, given: object) => {
    const body = { project_resource_id: service.id, date: inDays(day), ...given };
    expect((await call(mark, { as: office, body })).status).toBe(201);
  };
  expect(await plan()).toEqual([-10, -5, 0, 5, 10, 15, 20]);

  await record(-10, { status: "DONE" });
  await record(5, { status: "MOVED", moved_to: inDays(7) });
  await record(10, { status: "SKIPPED", reason: "Vía cerrada" });
  await record(15, { status: "MOVED", moved_to: inDays(-3) });
  const recorded = ["-10 DONE", -5, "-3 MOVED", 0, "7 MOVED", "10 SKIPPED", 20];
  expect(await plan()).toEqual(recorded);

  expect((await call(release, { as: office, body: { id: rent.id } })).status).toBe(200);
  expect(await plan()).toEqual(["-10 DONE", -5, "-3 MOVED", 0]);
  expect((await call(reactivate, { as: office, body: { id: rent.id } })).status).toBe(200);
  expect(await plan()).toEqual(recorded);

  const faster = { id: service.id, frequency_type: "DAY", interval_days: 4 };
  expect((await call(update, { as: office, method: "PUT", body: faster })).status).toBe(200);
  expect(await plan()).toEqual([
    ...["-10 DONE", -6, "-3 MOVED", -2, 2, 6],
    ...["7 MOVED", "10 SKIPPED", 14, 18],
  ]);

  const params = { project_id: project.id };
  expect((await call(close, { as: office, params, method: "POST" })).status).toBe(200);
  expect(await plan()).toEqual([]);
});
