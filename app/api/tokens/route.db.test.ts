import { beforeEach, expect, test } from "vitest";
import { POST as createPartner, GET as partners } from "@/app/api/partners/route";
import { database } from "@/db/client";
import { apiTokens, idempotencyKeys } from "@/db/schema";
import { anAccount, aSession, aToken, goodPassword } from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { hashSecret } from "@/lib/kernel/secrets";
import { GET, POST } from "./route";

let account: Awaited<ReturnType<typeof anAccount>>;

beforeEach(async () => {
  account = await anAccount();
});

const credentials = () => ({ username: account.email, password: goodPassword });

test("credentials alone make a token that works; only its hash is kept", async () => {
  const { status, body } = await call(POST, { body: { ...credentials(), name: "Contabilidad" } });
  expect(status).toBe(201);
  expect(body.data).toMatchObject({
    name: "Contabilidad",
    scope: "write",
    expires_at: null,
    token_type: "Bearer",
  });
  const [token] = await database().select().from(apiTokens);
  expect(token?.tokenHash).toBe(hashSecret(body.data.access_token));
  expect((await call(partners, { as: { bearer: body.data.access_token } })).status).toBe(200);
});

test("whoever is signed in makes one without them", async () => {
  const technician = await aSession("TECNICO");
  const body = { scope: "read", expires_in_days: 30 };
  const made = await call(POST, { as: technician, body });
  expect(made.status).toBe(201);
  const days = (Date.parse(made.body.data.expires_at) - Date.now()) / 86_400_000;
  expect(days).toBeCloseTo(30, 2);
  expect(made.body.data).toMatchObject({ name: "API", scope: "read" });
});

test("null is not said", async () => {
  const body = { name: null, scope: null, expires_in_days: null };
  const made = await call(POST, { as: await aSession(), body });
  expect(made.body.data).toMatchObject({ name: "API", scope: "write", expires_at: null });
});

test("a read token reads and writes nothing, tokens included", async () => {
  const made = await call(POST, { body: { ...credentials(), scope: "read" } });
  const as = { bearer: made.body.data.access_token };
  expect((await call(partners, { as })).status).toBe(200);
  const client = { business_tax_id: "1790012345001", name: "Uno", address: "Quito" };
  expect((await call(createPartner, { as, body: client })).status).toBe(403);
  expect((await call(POST, { as, body: {} })).status).toBe(403);
});

test("wrong credentials: the 401 and the 429 of the sign-in", async () => {
  const wrong = () => call(POST, { body: { ...credentials(), password: "mala" } });
  for (let time = 0; time < 10; time += 1)
    expect(await wrong()).toMatchObject({ status: 401, body: { code: "invalid_credentials" } });
  expect((await call(POST, { body: credentials() })).status).toBe(429);
});

test("a token asks for none that outlives it", async () => {
  const mine = await call(POST, { body: { ...credentials(), expires_in_days: 30 } });
  const as = { bearer: mine.body.data.access_token };
  for (const expires_in_days of [null, 31, 365])
    expect(await call(POST, { as, body: { expires_in_days } })).toMatchObject({
      status: 400,
      body: { field_errors: { expires_in_days: [expect.stringContaining("después")] } },
    });
  expect(await database().$count(apiTokens)).toBe(1);
  expect((await call(POST, { as, body: { expires_in_days: 29 } })).status).toBe(201);
  const endless = await call(POST, { body: credentials() });
  const free = { bearer: endless.body.data.access_token };
  expect((await call(POST, { as: free, body: { scope: "read" } })).status).toBe(201);
});

test("a stranger with nothing to show: 401, also before a bad body", async () => {
  for (const body of [{}, { scope: "todo" }])
    expect(await call(POST, { body })).toMatchObject({
      status: 401,
      body: { code: "authentication_required" },
    });
});

test.each([
  ["no password", { password: undefined }, "password"],
  ["an unknown scope", { scope: "todo" }, "scope"],
  ["no days", { expires_in_days: 0 }, "expires_in_days"],
  ["a fraction of a day", { expires_in_days: 1.5 }, "expires_in_days"],
  ["a blank name", { name: " " }, "name"],
])("refuses %s with 400", async (_, given, field) => {
  const answer = await call(POST, { body: { ...credentials(), ...given } });
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.field_errors)).toEqual([field]);
  expect(await database().$count(apiTokens)).toBe(0);
});

test("an Idempotency-Key replays the token, which the database cannot tell", async () => {
  const asked = { body: credentials(), headers: { "Idempotency-Key": "uno" } };
  const [one, two] = await Promise.all([call(POST, asked), call(POST, asked)]);
  expect([one.status, two.status]).toEqual([201, 201]);
  expect(one.body).toEqual(two.body);
  expect(await database().$count(apiTokens)).toBe(1);
  const kept = JSON.stringify(await database().select().from(idempotencyKeys));
  expect(kept).not.toContain(one.body.data.access_token);
});

test("lists the caller's own, without secrets, a page at a time", async () => {
  const { token, bearer } = await aToken();
  await aToken();
  const { body } = await call(GET, { as: { bearer } });
  expect(body).toEqual({
    success: true,
    data: [
      {
        id: token.id,
        name: token.name,
        scope: "write",
        expires_at: null,
        last_used_at: expect.any(String),
        created_at: expect.any(String),
      },
    ],
    count: 1,
    page: 1,
    page_size: 50,
  });
});

test("an expired token is none", async () => {
  const { bearer } = await aToken();
  await database()
    .update(apiTokens)
    .set({ expiresAt: new Date(Date.now() - 1000) });
  expect((await call(GET, { as: { bearer } })).status).toBe(401);
});
