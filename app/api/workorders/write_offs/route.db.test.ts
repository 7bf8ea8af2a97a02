import { beforeEach, describe, expect, test } from "vitest";
import { database } from "@/db/client";
import { changes, worksheetLines, writeOffs } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { countQueries } from "@/db/testing/queries";
import { listUnbilledProjects } from "@/lib/billing/list-unbilled-projects";
import { call } from "@/lib/http/testing";
import { memberAt } from "@/lib/kernel/testing";
import { addDays } from "@/lib/values/dates";
import { POST as refresh } from "../sheets/[sheet_id]/refresh/route";
import { POST as create } from "../sheets/create/route";
import { POST as setDays } from "../sheets/detail/[detail_id]/days/route";
import { GET as unbilled } from "../unbilled/route";
import { GET, POST } from "./route";

let office: Awaited<ReturnType<typeof make.aSession>>;
let project: Awaited<ReturnType<typeof make.aProject>>;
let rented: Awaited<ReturnType<typeof make.aRentedUnit>>;

beforeEach(async () => {
  office = await make.aSession();
  project = await make.aProject({ startDate: "2026-01-01" });
  rented = await make.aRentedUnit(project, { endDate: "2026-01-10" });
});

const reason = "Acuerdo con el cliente";
const bodyOf = (dates: string[], given: object = {}) => ({
  project_resource_id: rented.assignment.id,
  dates,
  reason,
  ...given,
});
const writeOff = (dates: string[], given: object = {}) =>
  call(POST, { as: office, body: bodyOf(dates, given) });
const unbilledDays = async () => {
  const { body } = await call(unbilled, { as: office, query: { project_id: project.id } });
  return body.data.flatMap(({ days }: { days: string[] }) => days);
};
const aSheet = async (period_start: string, period_end: string) =>
  call(create, {
    as: office,
    body: { project_id: project.id, date: period_end, period_start, period_end },
  });
const billedDays = async () =>
  (await database().select().from(worksheetLines)).flatMap((line) => line.billedDays ?? []);

test("days written off leave what is to be billed, with their amount, reason and author on record", async () => {
  const { status, body } = await writeOff(["2026-01-04", "2026-01-03"]);
  expect(status).toBe(201);
  expect(body).toEqual({
    success: true,
    message: "Los días ya no se cobrarán.",
    data: {
      id: expect.any(Number),
      project_id: project.id,
      project_name: expect.stringContaining(`Proyecto ${project.id} - `),
      project_resource_id: rented.assignment.id,
      resource_item_id: rented.unit.id,
      resource_item_code: rented.unit.code,
      resource_item_name: rented.unit.name,
      detailed_description: "ALQUILER",
      dates: ["2026-01-03", "2026-01-04"],
      days: 2,
      amount: 20,
      reason,
      user_id: office.user.id,
      user_name: `${office.user.firstName} ${office.user.lastName}`,
      created_at: expect.any(String),
    },
  });
  expect(await unbilledDays()).toHaveLength(8);
  const told = await database().select().from(changes).orderBy(changes.id);
  expect(told.find(({ recordType }) => recordType === "write_off")).toMatchObject({
    action: "INSERT",
    projectId: project.id,
    userId: office.user.id,
    changes: { reason: [null, reason], dates: [null, ["2026-01-03", "2026-01-04"]] },
  });
  const dashboard = await listUnbilledProjects(await memberAt(new Date()));
  expect(dashboard).toMatchObject({ items: 1, rows: [{ projectId: project.id, amount: "80.00" }] });
});

describe("a day written off", () => {
  test("is not billed by a later sheet, nor by one that is refreshed", async () => {
    await writeOff(["2026-01-03", "2026-01-04"]);
    const { body } = await aSheet("2026-01-01", "2026-01-31");
    const kept = ["01", "02", "05", "06", "07", "08", "09", "10"].map((day) => `2026-01-${day}`);
    expect(await billedDays()).toEqual(kept);
    const params = { sheet_id: body.data.id };
    expect((await call(refresh, { as: office, params, method: "POST" })).status).toBe(200);
    expect(await billedDays()).toEqual(kept);
    expect(await unbilledDays()).toEqual([]);
  });

  test("is not chosen by hand either", async () => {
    await writeOff(["2026-01-03"]);
    await aSheet("2026-01-01", "2026-01-31");
    const [line] = await database().select().from(worksheetLines);
    const answer = await call(setDays, {
      as: office,
      params: { detail_id: line?.id ?? 0 },
      body: { dates: ["2026-01-03"] },
    });
    expect(answer).toMatchObject({ status: 400, body: { code: "day_written_off" } });
  });

  test("of a closed project is written off all the same", async () => {
    project = await make.aProject({ isClosed: true, startDate: "2026-01-01" });
    rented = await make.aRentedUnit(project, { endDate: "2026-01-10" });
    expect((await writeOff(["2026-01-03"])).status).toBe(201);
    expect(await unbilledDays()).toHaveLength(9);
  });
});

test("a service's days, of its own assignment only", async () => {
  const service = await make.aService();
  const assigned = await make.anAssignment({
    projectId: project.id,
    equipmentId: service.id,
    kind: "SERVICIO",
    cost: "35.50",
  });
  await make.aVisit({ assignmentId: assigned.id, plannedDate: "2026-01-05" });
  const given = { project_resource_id: assigned.id };
  expect((await writeOff(["2026-01-06"], given)).status).toBe(400);
  expect((await writeOff(["2026-01-05"], given)).body.data).toMatchObject({ amount: 35.5 });
  expect(await unbilledDays()).toHaveLength(10);
});

test("a unit that came back: each assignment its own days", async () => {
  await make.anAssignment({
    projectId: project.id,
    equipmentId: rented.unit.id,
    startDate: "2026-01-10",
    isRetired: true,
    retirementDate: "2026-01-12",
    cost: rented.assignment.cost,
  });
  expect((await writeOff(["2026-01-11"])).status).toBe(400);
  expect((await writeOff(["2026-01-10"])).status).toBe(201);
  expect(await unbilledDays()).toHaveLength(11);
});

describe("refused", () => {
  const refusal = async (dates: unknown, given: object = {}) => {
    const { status, body } = await call(POST, {
      as: office,
      body: { ...bodyOf([]), dates, ...given },
    });
    return [status, body.code, Object.keys(body.field_errors ?? {})];
  };

  test.each([
    ["a day outside the assignment", ["2026-01-05", "2026-01-11"]],
    ["a day to come", [addDays("2026-01-01", 36_500)]],
    ["no day", []],
    ["one day twice", ["2026-01-05", "2026-01-05"]],
    ["no list", "2026-01-05"],
  ])("%s", async (_, dates) => {
    expect(await refusal(dates)).toEqual([400, "validation_error", ["dates"]]);
    expect(await database().$count(writeOffs)).toBe(0);
  });

  test("a day that a sheet bills, and one that was written off before", async () => {
    await aSheet("2026-01-01", "2026-01-02");
    expect(await refusal(["2026-01-02"])).toEqual([400, "validation_error", ["dates"]]);
    expect((await writeOff(["2026-01-05"])).status).toBe(201);
    expect(await refusal(["2026-01-05"])).toEqual([400, "validation_error", ["dates"]]);
  });

  test("a date that is none", async () => {
    expect(await refusal(["2026-02-30"])).toEqual([400, "validation_error", ["dates.0"]]);
  });

  test("no reason, no assignment, one that is not there", async () => {
    const days = ["2026-01-05"];
    expect(await refusal(days, { reason: "  " })).toEqual([400, "validation_error", ["reason"]]);
    expect((await refusal(days, { project_resource_id: 2_147_483_647 }))[0]).toBe(404);
    expect(await refusal(days, { project_resource_id: null })).toEqual([
      400,
      "validation_error",
      ["project_resource_id"],
    ]);
  });

  test("whoever is not of the office", async () => {
    const technician = await make.aSession("TECNICO");
    const answers = [
      await call(GET, { as: technician }),
      await call(POST, { as: technician, body: bodyOf(["2026-01-06"]) }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
    expect((await call(GET)).status).toBe(401);
  });
});

test("of two that write off the same day at once one wins", async () => {
  for (let round = 0; round < 5; round += 1) {
    const day = addDays("2026-01-01", round);
    const answers = await Promise.all([writeOff([day]), writeOff([day, "2026-01-10"])]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
  }
  const taken = (await database().select().from(writeOffs)).flatMap(({ dates }) => dates);
  expect(new Set(taken).size).toBe(taken.length);
});

test("the database itself keeps a day from being written off twice", async () => {
  const { id: assignmentId } = rented.assignment;
  const given = { projectId: project.id, assignmentId };
  await make.aWriteOff({ ...given, dates: ["2026-01-03", "2026-01-07"] });
  await make.aWriteOff({ ...given, dates: ["2026-01-05"] });
  await expect(make.aWriteOff({ ...given, dates: ["2026-01-06", "2026-01-07"] })).rejects.toThrow();
});

test("the same key writes off once", async () => {
  const ask = () =>
    call(POST, {
      as: office,
      body: bodyOf(["2026-01-05"]),
      headers: { "idempotency-key": "renuncia-1" },
    });
  const answers = await Promise.all([ask(), ask()]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(await database().$count(writeOffs)).toBe(1);
});

describe("the list", () => {
  const listed = async (query: Record<string, number> = {}) =>
    (await call(GET, { as: office, query })).body;

  test("the newest first, by page, with what all amount to", async () => {
    await writeOff(["2026-01-03"]);
    await writeOff(["2026-01-04", "2026-01-05"], { reason: "Equipo dañado" });
    const body = await listed({ page_size: 1 });
    expect(body).toMatchObject({ count: 2, page: 1, page_size: 1, total_amount: 30 });
    expect(body.data).toMatchObject([{ reason: "Equipo dañado", days: 2 }]);
    expect(await listed()).toMatchObject({ page_size: 50, data: [{}, {}] });
  });

  test("of one project, or of one assignment", async () => {
    await writeOff(["2026-01-03"]);
    const other = await make.anAssignment();
    await make.aWriteOff({ assignmentId: other.id, projectId: other.projectId });
    const ofProject = await listed({ project_id: project.id });
    expect(ofProject).toMatchObject({ count: 1, total_amount: 10 });
    expect(await listed({ project_resource_id: other.id })).toMatchObject({ count: 1 });
  });

  test("in as many queries for one as for many", async () => {
    await writeOff(["2026-01-03"]);
    const few = await countQueries(listed);
    for (const day of ["04", "05", "06", "07"]) await writeOff([`2026-01-${day}`]);
    expect(await countQueries(listed)).toBe(few);
  });
});
