import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { projects, visits, worksheetLines } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { POST } from "../route";
import { DELETE } from "./route";

const nobody = 2_147_483_647;

let field: Awaited<ReturnType<typeof make.aSession>>;
let project: Awaited<ReturnType<typeof make.aProject>>;
let service: Awaited<ReturnType<typeof make.anAssignment>>;

beforeEach(async () => {
  field = await make.aSession("TECNICO");
  project = await make.aProject();
  service = await make.anAssignment({
    projectId: project.id,
    kind: "SERVICIO",
    frequencyType: "WEEK",
    intervalDays: 0,
    weekdays: [3],
    cost: "40.00",
  });
});

const mark = (date = "2026-01-15") =>
  call(POST, { as: field, body: { project_resource_id: service.id, date, status: "DONE" } });
const undo = (visit_id: number | string) =>
  call(DELETE, { as: field, params: { visit_id }, method: "DELETE" });
const recorded = () => database().$count(visits);

test("makes the visit planned again", async () => {
  const { body } = await mark();
  expect(await undo(body.data.id)).toMatchObject({ status: 200, body: { success: true } });
  expect(await recorded()).toBe(0);
  expect((await undo(body.data.id)).status).toBe(404);
  expect((await mark()).status).toBe(201);
});

test("two at once undo one", async () => {
  const { body } = await mark();
  const answers = await Promise.all([undo(body.data.id), undo(body.data.id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
});

test("a closed project keeps what it has", async () => {
  const { body } = await mark();
  await database().update(projects).set({ isClosed: true });
  expect(await undo(body.data.id)).toMatchObject({
    status: 400,
    body: { code: "project_closed" },
  });
  expect(await recorded()).toBe(1);
});

test("the open work sheet of the period bills that day no more", async () => {
  await make.aWorksheet({ projectId: project.id });
  const first = (await mark("2026-01-08")).body.data;
  await mark();
  await undo(first.id);
  const lines = await database().select().from(worksheetLines);
  expect(
    lines.map(({ quantity, subtotal, billedDays }) => [quantity, subtotal, billedDays]),
  ).toEqual([["1.00", "40.00", ["2026-01-15"]]]);
});

test("needs a caller who may write, before there is such a visit", async () => {
  const { id } = await make.aVisit({ assignmentId: service.id });
  const { bearer } = await make.aToken("TECNICO", "read");
  for (const visit_id of [id, nobody]) {
    const asked = { params: { visit_id }, method: "DELETE" };
    expect((await call(DELETE, asked)).status).toBe(401);
    expect((await call(DELETE, { ...asked, as: { bearer } })).status).toBe(403);
  }
  expect(await recorded()).toBe(1);
});

test("404 for no visit, and for one of a project that is gone", async () => {
  const { id } = await make.aVisit({ assignmentId: service.id });
  for (const ref of [nobody, 0, "x"]) expect((await undo(ref)).status).toBe(404);
  await database().update(projects).set({ isDeleted: true });
  expect((await undo(id)).status).toBe(404);
  expect(await recorded()).toBe(1);
});
