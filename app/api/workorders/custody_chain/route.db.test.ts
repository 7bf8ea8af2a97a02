import { beforeEach, expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { GET } from "./route";

let office: Awaited<ReturnType<typeof make.aSession>>;

beforeEach(async () => {
  office = await make.aSession();
});

const list = async (query: Record<string, string | number> = {}) => {
  const { status, body } = await call(GET, { as: office, query });
  return { status, count: body.count, ids: body.data?.map((row: { id: number }) => row.id) };
};

test("lists the live chains, the latest first, by sheet, project, waste and status", async () => {
  const [one, two] = [await make.aWorksheet(), await make.aWorksheet()];
  const old = await make.aCustodyChain({ worksheetId: one.id, date: "2026-01-01" });
  const late = await make.aCustodyChain({ worksheetId: one.id, waste: "LODOS" });
  const other = await make.aCustodyChain({ worksheetId: two.id, status: "COMPLETED" });
  await make.aCustodyChain({ worksheetId: one.id, isDeleted: true });
  await make.aCustodyChain({ worksheetId: (await make.aWorksheet({ isDeleted: true })).id });
  expect(await list()).toEqual({ status: 200, count: 3, ids: [late.id, other.id, old.id] });
  expect((await list({ sheet_project_id: one.id })).ids).toEqual([late.id, old.id]);
  expect((await list({ project_id: two.projectId })).ids).toEqual([other.id]);
  expect((await list({ project_id: "", sheet_project_id: two.id })).ids).toEqual([other.id]);
  expect((await list({ type_waste: "LODOS" })).ids).toEqual([late.id]);
  expect((await list({ status: "COMPLETED" })).ids).toEqual([other.id]);
  expect((await list({ search: old.consecutive })).ids).toEqual([old.id]);
  expect((await list({ project_id: 2_147_483_647 })).ids).toEqual([]);
});

test("narrows the chains to a client and to days, both ends counted", async () => {
  const [one, two] = [await make.aWorksheet(), await make.aWorksheet()];
  const { partnerId } = await make.aProject();
  const theirs = await make.aProject({ partnerId });
  const sheet = await make.aWorksheet({ projectId: theirs.id });
  const early = await make.aCustodyChain({ worksheetId: one.id, date: "2026-01-01" });
  const late = await make.aCustodyChain({ worksheetId: two.id, date: "2026-01-31" });
  const his = await make.aCustodyChain({ worksheetId: sheet.id, date: "2026-01-10" });
  expect((await list({ partner_id: partnerId })).ids).toEqual([his.id]);
  expect((await list({ date_from: "2026-01-10" })).ids).toEqual([late.id, his.id]);
  expect((await list({ date_to: "2026-01-10" })).ids).toEqual([his.id, early.id]);
  expect((await list({ date_from: "", date_to: "2026-01-09" })).ids).toEqual([early.id]);
});

test("pages by fifty unless told", async () => {
  const sheet = await make.aWorksheet();
  for (let made = 0; made < 51; made += 1) await make.aCustodyChain({ worksheetId: sheet.id });
  const first = await list();
  expect([first.count, first.ids.length]).toEqual([51, 50]);
  const rest = await list({ page: 2 });
  expect(new Set([...first.ids, ...rest.ids]).size).toBe(51);
  expect((await list({ page: 9, page_size: 10 })).ids).toEqual([]);
});

test("shows a row as the project's view does, with where it belongs", async () => {
  const sheet = await make.aWorksheet();
  const chain = await make.aCustodyChain({ worksheetId: sheet.id });
  const { body } = await call(GET, { as: await make.aSession("TECNICO") });
  expect(body.data[0]).toMatchObject({
    id: chain.id,
    consecutive: chain.consecutive,
    sheet_project_id: sheet.id,
    series_code: sheet.seriesCode,
    project_id: sheet.projectId,
    partner_name: expect.any(String),
    status: "DRAFT",
    volume_gallons: null,
    details_count: 0,
  });
});

test.each([
  { project_id: "uno" },
  { status: "OPEN" },
  { type_waste: "AGUA" },
  { page_size: 501 },
  { date_from: "2026-02-30" },
])("refuses %j", async (query) => {
  expect((await list(query)).status).toBe(400);
});
