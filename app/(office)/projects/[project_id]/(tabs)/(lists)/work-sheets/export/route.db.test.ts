import { beforeEach, expect, test } from "vitest";
import { aProject, aSession, aWorksheet } from "@/db/testing/factories";
import { listWorksheetRows } from "@/lib/billing/list-worksheet-rows";
import { linesOf, rowsOf, startOf } from "@/lib/exports/testing";
import { memberAt } from "@/lib/kernel/testing";
import { GET } from "./route";

let project: Awaited<ReturnType<typeof aProject>>;

beforeEach(async () => {
  project = await aProject();
});

const ask = (query: string, cookie = "", id: number | string = project.id) =>
  GET(new Request(`http://localhost/work-sheets/export?${query}`, { headers: { cookie } }), {
    params: Promise.resolve({ project_id: String(id) }),
  });
const seriesIn = (rows: readonly string[]) => rows.map((row) => row.split(",")[0]);

test("gives the sheets of the project in the path as its list does, whatever the address asks", async () => {
  const { cookie } = await aSession("TECNICO");
  await aWorksheet({
    projectId: project.id,
    subtotal: "100.10",
    taxAmount: "15.02",
    total: "115.12",
  });
  const liquidated = await aWorksheet({
    projectId: project.id,
    date: "2026-02-28",
    status: "LIQUIDATED",
  });
  await aWorksheet({ projectId: project.id, isDeleted: true });
  const other = await aWorksheet();

  const answer = await ask(`format=csv&project_id=${other.projectId}`, cookie);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toContain("text/csv");
  const [header, ...rows] = await linesOf(answer);
  expect(header).toContain("Serie,Proyecto,Campamento,");
  const listed = await listWorksheetRows(await memberAt(new Date()), {
    page: null,
    projectId: project.id,
  });
  expect(seriesIn(rows)).toEqual(listed.rows.map(({ seriesCode }) => seriesCode));
  expect(rows).toHaveLength(2);
  expect(rows[1]).toContain("115.12");
  const narrowed = await rowsOf(await ask("status=LIQUIDATED", cookie));
  expect(seriesIn(narrowed)).toEqual([liquidated.seriesCode]);
});

test("is an XLSX file when asked", async () => {
  const { cookie } = await aSession();
  const answer = await ask("format=xlsx", cookie);
  expect(answer.headers.get("content-disposition")).toMatch(/\.xlsx"$/);
  expect(await startOf(answer)).toBe("PK");
});

test("is for members only", async () => {
  expect((await ask("format=csv")).status).toBe(401);
});
