import { beforeEach, expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { tellTwice } from "@/lib/notifications/testing";
import { GET } from "./route";

let office: Awaited<ReturnType<typeof make.aSession>>;

beforeEach(async () => {
  office = await make.aSession();
  await tellTwice(office.user.id);
});

const list = async (query: Record<string, string | number> = {}, as = office) =>
  (await call(GET, { as, query })).body;

test("lists the caller's own, the newest first, a page at a time", async () => {
  const body = await list({ page_size: 1 });
  expect(body).toEqual({
    success: true,
    data: [
      {
        id: expect.any(Number),
        kind: "SHEET_APPROVED",
        label: "Hoja de mantenimiento aprobada",
        text: "Se aprobó su hoja MNT-2026-0001",
        url: "/maintenance/7",
        record_type: "maintenance_sheet",
        record_id: 7,
        created_at: "2026-03-10T15:00:00.000Z",
        read_at: null,
      },
    ],
    ...{ count: 2, page: 1, page_size: 1 },
  });
  expect((await list({}, await make.aSession())).count).toBe(0);
  expect((await list({ kind: "SCAN_READ" })).count).toBe(0);
});

test("a read token reads them", async () => {
  const { bearer, user } = await make.aToken("ADMINISTRATIVO", "read");
  expect(user).toBeDefined();
  expect((await call(GET, { as: { bearer } })).status).toBe(200);
});
