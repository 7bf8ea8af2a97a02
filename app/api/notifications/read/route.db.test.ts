import { beforeEach, expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { tellTwice } from "@/lib/notifications/testing";
import { GET } from "../route";
import { POST } from "./route";

let office: Awaited<ReturnType<typeof make.aSession>>;

beforeEach(async () => {
  office = await make.aSession();
  await tellTwice(office.user.id);
});

const list = async (query: Record<string, string> = {}) =>
  (await call(GET, { as: office, query })).body;
const read = (body: object, as = office) => call(POST, { as, body });

test("marks those with the ids as read, or all; another's stay", async () => {
  const other = await make.aSession();
  const [{ id }] = (await list()).data;
  expect((await read({ ids: [id] }, other)).body.data).toEqual({ read: 0, unread: 0 });
  const { status, body } = await read({ ids: [id] });
  expect([status, body.data]).toEqual([200, { read: 1, unread: 1 }]);
  expect((await list({ unread: "true" })).count).toBe(1);
  expect((await list({ unread: "false", kind: "SHEET_APPROVED" })).data[0].read_at).not.toBeNull();
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

test("a read token marks none", async () => {
  const { bearer } = await make.aToken("ADMINISTRATIVO", "read");
  expect((await call(POST, { as: { bearer }, body: {} })).status).toBe(403);
});
