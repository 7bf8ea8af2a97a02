import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { changes, idempotencyKeys } from "@/db/schema";
import { aPartner, aSession } from "@/db/testing/factories";
import { forgetAnswers } from "@/lib/http/forget-answers";
import { call } from "@/lib/http/testing";
import { nobodyAt } from "@/lib/kernel/testing";
import { GET, POST } from "./route";

const client = {
  business_tax_id: "1790012345001",
  name: "Petróleos del Oriente",
  address: "Quito",
};
let office: Awaited<ReturnType<typeof aSession>>;

beforeEach(async () => {
  office = await aSession();
});

test("creates a client and records who did it", async () => {
  const { status, body } = await call(POST, { as: office, body: { ...client, phone: " 02 222 " } });
  expect(status).toBe(201);
  expect(body).toMatchObject({ success: true, data: { ...client, phone: "02 222", email: null } });
  const log = await database().select().from(changes).orderBy(changes.id);
  expect(log.at(-1)).toMatchObject({
    userId: office.user.id,
    action: "INSERT",
    recordType: "partner",
    recordId: body.data.id,
    changes: { name: [null, client.name] },
  });
});

test("refuses a RUC that a live client has", async () => {
  await aPartner({ businessTaxId: client.business_tax_id });
  const { status, body } = await call(POST, { as: office, body: client });
  expect(status).toBe(400);
  expect(body).toMatchObject({
    code: "validation_error",
    field_errors: { business_tax_id: [expect.any(String)] },
  });
});

test.each([
  ["nothing", {}],
  ["a blank name", { ...client, name: "  " }],
  ["a number for a name", { ...client, name: 7 }],
  ["a NUL", { ...client, name: "a\0b" }],
  ["100 kB", { ...client, name: "x".repeat(100_000) }],
  ["a bad e-mail", { ...client, email: "nobody" }],
  ["null where required", { ...client, address: null }],
  ["a list", [client]],
])("refuses %s and writes nothing", async (_, body) => {
  const answer = await call(POST, { as: office, body });
  expect(answer.status).toBe(400);
  expect((await call(GET, { as: office })).body.count).toBe(0);
});

test("lists a page at a time, by name, and searches without accents", async () => {
  await aPartner({ name: "Ñandú" });
  await aPartner({ name: "Águila" });
  await aPartner({ name: "Zorro" });
  const first = await call(GET, { as: office, query: { page_size: 2 } });
  expect(first.body).toMatchObject({ count: 3, page: 1, page_size: 2 });
  expect(first.body.data.map((row: { name: string }) => row.name)).toEqual(["Águila", "Ñandú"]);
  const found = await call(GET, { as: office, query: { search: "nandu" } });
  expect(found.body.data).toHaveLength(1);
});

test("refuses a body of countless levels, with a key too", async () => {
  const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
  const raw = JSON.stringify({ ...client, other: 0 }).replace("0}", `${deep}}`);
  for (const headers of [{}, { "Idempotency-Key": "uno" }]) {
    const asked = { as: office, raw, headers: { "content-type": "application/json", ...headers } };
    expect((await call(POST, asked)).status).toBe(400);
  }
});

test("the same Idempotency-Key creates one client", async () => {
  const asked = { as: office, body: client, headers: { "Idempotency-Key": "uno" } };
  const [one, two] = await Promise.all([call(POST, asked), call(POST, asked)]);
  expect([one.status, two.status]).toEqual([201, 201]);
  expect(JSON.stringify(one.body)).toBe(JSON.stringify(two.body));
  expect((await call(GET, { as: office })).body.count).toBe(1);
  const other = await call(POST, { ...asked, body: { ...client, name: "Otro" } });
  expect(other).toMatchObject({ status: 400, body: { code: "idempotency_mismatch" } });
});

test("keys are kept seven days", async () => {
  const once = (key: string, given: object) =>
    call(POST, { as: office, body: { ...client, ...given }, headers: { "Idempotency-Key": key } });
  await once("uno", {});
  await once("dos", { business_tax_id: "2" });
  const old = new Date(Date.now() - 7 * 86_400_000 - 1_000);
  await database().update(idempotencyKeys).set({ createdAt: old });
  expect(
    (await once("uno", { business_tax_id: "3" })).headers.get("Idempotent-Replayed"),
  ).toBeNull();
  await forgetAnswers(nobodyAt(new Date()));
  const kept = await database().select({ key: idempotencyKeys.key }).from(idempotencyKeys);
  expect(kept).toEqual([{ key: "uno" }]);
});
