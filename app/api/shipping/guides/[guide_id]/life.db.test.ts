import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { worksheetLines, worksheets } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { POST } from "../route";
import { PUT } from "./route";

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

test("a guide goes from draft to closed to void, and never back", async () => {
  const { id } = (await create()).body.data;
  const to = async (status: string) => update(id, { status });
  expect((await to("CLOSED")).body.data).toMatchObject({
    status: "CLOSED",
    status_display: "CERRADA",
  });
  expect((await to("CLOSED")).status).toBe(200);
  expect(await to("DRAFT")).toMatchObject({ status: 400, body: { code: "guide_status" } });
  expect(await update(id, { notes: "x" })).toMatchObject({
    status: 400,
    body: { code: "guide_not_draft" },
  });
  expect((await to("VOID")).body.data.status).toBe("VOID");
  expect((await to("CLOSED")).status).toBe(400);
});

test("a draft may be filled in and closed by one update", async () => {
  const { id } = (await create()).body.data;
  const { body } = await update(id, { notes: "listo", status: "CLOSED" });
  expect(body.data).toMatchObject({ notes: "listo", status: "CLOSED" });
});

test("the open work sheet follows its costs and its date, and forgets what is void", async () => {
  await make.aWorksheet({ projectId: project.id });
  const lines = async () =>
    (await database().select().from(worksheetLines).orderBy(worksheetLines.id)).map(
      ({ kind, subtotal, referenceDocument }) => [kind, subtotal, referenceDocument],
    );
  const costs = { cost_transport: 100, cost_stowage: "20.50" };
  const first = (await create({ ...costs, guide_number: "A" })).body.data;
  await update(first.id, { cost_stowage: 0 });
  expect(await lines()).toEqual([["TRANSPORT", "100.00", "A"]]);
  await update(first.id, { issue_date: "2026-02-01" });
  expect(await lines()).toEqual([]);
  await update(first.id, { issue_date: "2026-01-31", status: "CLOSED" });
  expect(await lines()).toEqual([["TRANSPORT", "100.00", "A"]]);
  await update(first.id, { status: "VOID" });
  expect(await lines()).toEqual([]);
  expect((await database().select().from(worksheets))[0]?.total).toBe("0.00");
});

test("the work sheets follow a guide to another project", async () => {
  const [here, there] = [await make.aWorksheet({ projectId: project.id }), await make.aWorksheet()];
  const { id } = (await create({ cost_transport: 10 })).body.data;
  const at = async (sheet: { id: number }) =>
    database().$count(worksheetLines, eq(worksheetLines.worksheetId, sheet.id));
  expect([await at(here), await at(there)]).toEqual([1, 0]);
  expect((await update(id, { project_id: there.projectId })).status).toBe(200);
  expect([await at(here), await at(there)]).toEqual([0, 1]);
});
