import { beforeEach, expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { nobodyAt } from "@/lib/kernel/testing";
import { notify } from "@/lib/notifications/notify";
import { POST } from "./read/route";
import { GET } from "./route";

let office: Awaited<ReturnType<typeof make.aSession>>;

beforeEach(async () => {
  office = await make.aSession();
  const told = { kind: "SHEET_APPROVED", params: { sheetNumber: "MNT-2026-0001" } } as const;
  const record = { type: "maintenance_sheet", id: 7 };
  const to = [office.user.id];
  for (const [key, hour] of [
    ["1", "14"],
    ["2", "15"],
  ])
    await notify(nobodyAt(`2026-03-10T${hour}:00:00Z`), [{ ...told, record, key: key ?? "", to }]);
});

const list = async (query: Record<string, string | number> = {}, as = office) =>
  (await call(GET, { as, query })).body;
const read = (body: object, as = office) => call(POST, { as, body });

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
});

test("marks those with the ids as read, or all; another's stay", async () => {
  const other = await make.aSession();
  const [{ id }] = (await list()).data;
  expect((await read({ ids: [id] }, other)).body.data).toEqual({ read: 0, unread: 0 });
  const { status, body } = await read({ ids: [id] });
  expect([status, body.data]).toEqual([200, { read: 1, unread: 1 }]);
  expect((await list({ unread: "true" })).count).toBe(1);
  expect((await list({ unread: "false", kind: "SHEET_APPROVED" })).data[0].read_at).not.toBeNull();
  expect((await list({ kind: "SCAN_READ" })).count).toBe(0);
  expect((await read({})).body.data).toEqual({ read: 1, unread: 0 });
});

test.each([
  ["ids that are none", { ids: ["x"] }, "ids.0"],
  ["no list", { ids: 7 }, "ids"],
])("refuses %s with 400", async (_, body, field) => {
  const answer = await read(body);
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.field_errors)).toEqual([field]);
  expect((await list({ unread: "true" })).count).toBe(2);
});

test("a read token reads them and marks none", async () => {
  const { bearer, user } = await make.aToken("ADMINISTRATIVO", "read");
  expect(user).toBeDefined();
  expect((await call(GET, { as: { bearer } })).status).toBe(200);
  expect((await call(POST, { as: { bearer }, body: {} })).status).toBe(403);
});
