import { beforeEach, expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { GET } from "./route";

let technician: Awaited<ReturnType<typeof make.aSession>>;

beforeEach(async () => {
  technician = await make.aSession("TECNICO");
});

const list = (project_id: number, query: Record<string, string | number> = {}) =>
  call(GET, { as: technician, params: { project_id }, query });

test("everything with the documented keys, in the order of dates; a page when one is asked", async () => {
  const project = await make.aProject();
  const later = await make.aWorksheet({ projectId: project.id, date: "2026-03-31" });
  const first = await make.aWorksheet({ projectId: project.id, status: "CANCELLED" });
  await make.aWorksheet({ projectId: project.id, isDeleted: true });
  await make.aWorksheet();
  const { status, body } = await list(project.id);
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    data: [expect.objectContaining({ id: first.id, status: "CANCELLED" }), expect.anything()],
  });
  expect(body.data[1]).toEqual({
    id: later.id,
    project_id: project.id,
    series_code: later.seriesCode,
    date: "2026-03-31",
    status: "IN_PROGRESS",
    subtotal: 0,
    tax_percentage: 15,
    tax_amount: 0,
    total: 0,
  });
  const page = await list(project.id, { page: 2, page_size: 1 });
  expect(page.body).toMatchObject({ count: 2, page: 2, page_size: 1, data: [{ id: later.id }] });
  expect((await list(project.id, { page_size: 501 })).status).toBe(400);
});

test("404 for a project that is not there, 401 for strangers", async () => {
  expect((await list(2_147_483_647)).status).toBe(404);
  expect((await list((await make.aProject({ isDeleted: true })).id)).status).toBe(404);
  expect((await call(GET, { params: { project_id: 1 } })).status).toBe(401);
});
