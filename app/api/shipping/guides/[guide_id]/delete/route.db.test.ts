import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { type Db, database } from "@/db/client";
import { shippingGuides, worksheetLines, worksheets } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { amidMove } from "@/db/testing/moving";
import { call } from "@/lib/http/testing";
import { GET as LIST, POST } from "../../route";
import { GET, PUT } from "../route";
import { DELETE } from "./route";

const nobody = 2_147_483_647;

let office: Awaited<ReturnType<typeof make.aSession>>;
let project: Awaited<ReturnType<typeof make.aProject>>;

beforeEach(async () => {
  office = await make.aSession();
  project = await make.aProject();
});

type Given = Record<string, unknown>;

const create = (given: Given = {}) =>
  call(POST, {
    as: office,
    body: { project_id: project.id, issue_date: "2026-01-15", ...given },
  });
const update = (id: number, body: Given) =>
  call(PUT, { as: office, params: { guide_id: id }, body, method: "PUT" });
const remove = (id: number, asked: object = {}) =>
  call(DELETE, { as: office, params: { guide_id: id }, method: "DELETE", ...asked });
const read = (id: number) => call(GET, { as: office, params: { guide_id: id } });
const list = () => call(LIST, { as: office });
const lines = () => database().select().from(worksheetLines);
const total = async () => (await database().select().from(worksheets))[0]?.total;

test("takes a draft out of every list", async () => {
  const { id } = (await create()).body.data;
  expect(await remove(id)).toMatchObject({ status: 200, body: { success: true } });
  expect((await read(id)).status).toBe(404);
  expect((await remove(id)).status).toBe(404);
  expect((await list()).body.data).toEqual([]);
});

test("refuses a guide that is closed or void", async () => {
  for (const status of ["CLOSED", "VOID"] as const) {
    const { id } = await make.aShippingGuide({ projectId: project.id, status });
    expect(await remove(id)).toMatchObject({ status: 400, body: { code: "guide_not_draft" } });
    expect((await read(id)).status).toBe(200);
  }
});

test("the open work sheet forgets it", async () => {
  await make.aWorksheet({ projectId: project.id });
  const costs = { cost_transport: 100, cost_stowage: "20.50" };
  const second = (await create({ ...costs, guide_number: "B" })).body.data;
  expect(await lines()).toHaveLength(2);
  await remove(second.id);
  expect(await lines()).toEqual([]);
  expect(await total()).toBe("0.00");
});

test("changes of one guide at once leave totals that add up", async () => {
  await make.aWorksheet({ projectId: project.id });
  const other = await make.aProject();
  const { id } = (await create({ cost_transport: 1 })).body.data;
  const answers = await Promise.all([
    ...[2, 3, 4].map((cost) => update(id, { cost_transport: cost })),
    update(id, { project_id: other.id }),
    update(id, { project_id: project.id }),
    update(id, { status: "VOID" }),
    remove(id),
  ]);
  for (const { status } of answers) expect(status).toBeLessThan(500);
  expect(await lines()).toEqual([]);
  expect(await total()).toBe("0.00");
});

test("of a guide that goes to another project meanwhile holds no project back", async () => {
  const from = await make.aProject();
  const { id } = await make.aShippingGuide({ projectId: from.id });
  const write = (db: Db) =>
    db.update(shippingGuides).set({ projectId: project.id }).where(eq(shippingGuides.id, id));
  expect((await amidMove({ from, to: project, write }, () => remove(id))).status).toBe(200);
  expect((await read(id)).status).toBe(404);
});

test("is for the office only, and for a guide that exists", async () => {
  const as = await make.aSession("TECNICO");
  const { id } = await make.aShippingGuide({ projectId: project.id });
  expect((await call(DELETE, { params: { guide_id: id }, method: "DELETE" })).status).toBe(401);
  expect((await remove(id, { as })).status).toBe(403);
  expect((await read(id)).status).toBe(200);
  expect((await remove(nobody)).status).toBe(404);
});
