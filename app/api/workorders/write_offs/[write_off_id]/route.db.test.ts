import { beforeEach, expect, test } from "vitest";
import { POST as create } from "@/app/api/workorders/sheets/create/route";
import { GET as unbilled } from "@/app/api/workorders/unbilled/route";
import { POST as writeOff } from "@/app/api/workorders/write_offs/route";
import { database } from "@/db/client";
import { changes, worksheetLines } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { DELETE } from "./route";

let office: Awaited<ReturnType<typeof make.aSession>>;
let project: Awaited<ReturnType<typeof make.aProject>>;
let params: { write_off_id: number };

beforeEach(async () => {
  office = await make.aSession();
  project = await make.aProject({ startDate: "2026-01-01" });
  const { assignment } = await make.aRentedUnit(project, { endDate: "2026-01-10" });
  const dates = ["2026-01-03", "2026-01-04"];
  const body = { project_resource_id: assignment.id, dates, reason: "Acuerdo con el cliente" };
  const made = await call(writeOff, { as: office, body });
  params = { write_off_id: made.body.data.id };
});

const takeBack = (as?: { cookie: string }) =>
  call(DELETE, { ...(as && { as }), params, method: "DELETE" });

test("its days come back, into an open sheet that holds them, and it is on record", async () => {
  await call(create, {
    as: office,
    body: {
      project_id: project.id,
      date: "2026-01-31",
      period_start: "2026-01-04",
      period_end: "2026-01-31",
    },
  });
  const answer = await takeBack(office);
  expect(answer).toMatchObject({ status: 200, body: { message: expect.any(String) } });
  const lines = await database().select().from(worksheetLines);
  expect(lines.flatMap(({ billedDays }) => billedDays ?? [])).toContain("2026-01-04");
  const { body } = await call(unbilled, { as: office, query: { project_id: project.id } });
  expect(body.data.flatMap(({ days }: { days: string[] }) => days)).toEqual([
    "2026-01-01",
    "2026-01-02",
    "2026-01-03",
  ]);
  const told = await database().select().from(changes).orderBy(changes.id);
  expect(told.filter(({ recordType }) => recordType === "write_off").at(-1)?.action).toBe("DELETE");
  expect((await takeBack(office)).status).toBe(404);
});

test("whoever is not of the office changes nothing", async () => {
  expect((await takeBack()).status).toBe(401);
  expect((await takeBack(await make.aSession("TECNICO"))).status).toBe(403);
  expect((await takeBack(office)).status).toBe(200);
});
