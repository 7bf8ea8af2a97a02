import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { GET as tokens } from "@/app/api/tokens/route";
import { database } from "@/db/client";
import { loginFailures, sessions, settings, users } from "@/db/schema";
import { anAccount, goodPassword } from "@/db/testing/factories";
import { forgetSessions } from "@/lib/auth/forget-sessions";
import { call } from "@/lib/http/testing";
import { hashSecret } from "@/lib/kernel/secrets";
import { nobodyAt } from "@/lib/kernel/testing";
import { POST } from "./route";

let account: Awaited<ReturnType<typeof anAccount>>;

beforeEach(async () => {
  account = await anAccount({ email: "Ana@faena.test" });
});

const signIn = (username: string, password: string, headers: Record<string, string> = {}) =>
  call(POST, { form: { username, password }, headers });

const secretIn = (headers: Headers) =>
  /^sessionid=([^;]+)/.exec(headers.get("set-cookie") ?? "")?.[1] ?? "";

test("signs in by e-mail whatever its case, and keeps only a hash of the cookie", async () => {
  const { status, body, headers } = await signIn("aNA@Faena.test", goodPassword, {
    "user-agent": "Tableta",
  });
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    message: expect.any(String),
    data: {
      id: account.id,
      email: "Ana@faena.test",
      first_name: account.firstName,
      last_name: account.lastName,
      role: "ADMINISTRATIVO",
    },
  });
  expect(headers.get("set-cookie")).toMatch(
    /^sessionid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=1209600$/,
  );
  const [session] = await database().select().from(sessions);
  expect(session).toMatchObject({
    tokenHash: hashSecret(secretIn(headers)),
    userId: account.id,
    userAgent: "Tableta",
  });
  const days = ((session?.expires.getTime() ?? 0) - Date.now()) / 86_400_000;
  expect(days).toBeCloseTo(14, 2);
  const cookie = `sessionid=${secretIn(headers)}`;
  expect((await call(tokens, { as: { cookie } })).status).toBe(200);
});

test("takes JSON too, and marks the cookie Secure behind https", async () => {
  const { status, headers } = await call(POST, {
    body: { username: account.email, password: goodPassword },
    headers: { "x-forwarded-proto": "https" },
  });
  expect(status).toBe(200);
  expect(headers.get("set-cookie")).toMatch(/; Secure$/);
});

test("several sessions live side by side; expired ones are swept by time", async () => {
  const row = { userId: account.id, tokenHash: "old", expires: new Date(0) };
  await database().insert(sessions).values(row);
  await signIn(account.email, goodPassword);
  await signIn(account.email, goodPassword);
  await forgetSessions(nobodyAt(new Date()));
  expect(await database().$count(sessions)).toBe(2);
});

test("the session that comes along ends with the new one; a wrong password ends none", async () => {
  const { headers } = await signIn(account.email, goodPassword);
  const cookie = `sessionid=${secretIn(headers)}`;
  await signIn(account.email, "no es", { cookie });
  expect((await call(tokens, { as: { cookie } })).status).toBe(200);
  const again = await signIn(account.email, goodPassword, { cookie });
  expect((await call(tokens, { as: { cookie } })).status).toBe(401);
  const renewed = { cookie: `sessionid=${secretIn(again.headers)}` };
  expect((await call(tokens, { as: renewed })).status).toBe(200);
});

test("an unknown e-mail, a wrong password and an inactive account get one and the same 401", async () => {
  const inactive = await anAccount({ isActive: false });
  const deleted = await anAccount({ isDeleted: true });
  const answers = [
    await signIn("nadie@faena.test", goodPassword),
    await signIn(account.email, "otra"),
    await signIn(inactive.email, goodPassword),
    await signIn(deleted.email, goodPassword),
  ];
  for (const { status, body, headers } of answers) {
    expect(status).toBe(401);
    expect(body).toEqual({ ...answers[0]?.body, code: "invalid_credentials" });
    expect(headers.get("set-cookie")).toBeNull();
  }
  expect(await database().$count(sessions)).toBe(0);
});

test.each([
  ["no password", { username: "ana@faena.test" }, "password"],
  ["no e-mail", { password: "x" }, "username"],
  ["a NUL", { username: "a\0b", password: "x" }, "username"],
  ["100 kB", { username: "a".repeat(100_000), password: "x" }, "username"],
  ["a number", { username: 7, password: "x" }, "username"],
])("refuses %s with 400", async (_, body, field) => {
  const answer = await call(POST, { body });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({
    code: "validation_error",
    field_errors: { [field]: [expect.any(String)] },
  });
});

test("after ten failures the account's door is shut for its address, the right password included", async () => {
  for (let time = 0; time < 10; time += 1)
    expect((await signIn(account.email, "mala")).status).toBe(401);
  const shut = await signIn(account.email.toUpperCase(), goodPassword);
  expect(shut).toMatchObject({ status: 429, body: { code: "rate_limited" } });
  const seconds = Number(shut.headers.get("retry-after"));
  expect(seconds).toBeGreaterThan(800);
  expect(seconds).toBeLessThanOrEqual(900);
  const other = await anAccount();
  expect((await signIn(other.email, goodPassword)).status).toBe(200);
});

test("the failures are forgotten after a success and after the setting's minutes", async () => {
  await database().update(settings).set({ loginAttemptsMax: 2, loginAttemptsMinutes: 5 });
  await signIn(account.email, "mala");
  expect((await signIn(account.email, goodPassword)).status).toBe(200);
  await signIn(account.email, "mala");
  await signIn(account.email, "mala");
  expect((await signIn(account.email, goodPassword)).status).toBe(429);
  await database()
    .update(loginFailures)
    .set({ at: new Date(Date.now() - 301_000) });
  expect((await signIn(account.email, goodPassword)).status).toBe(200);
  expect(await database().$count(loginFailures)).toBe(0);
});

test("forty guesses at once are no more than ten; right ones at once all enter", async () => {
  const guesses = await Promise.all(
    Array.from({ length: 40 }, () => signIn(account.email, "mala")),
  );
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(30);
  const other = await anAccount();
  const entries = await Promise.all(
    Array.from({ length: 20 }, () => signIn(other.email, goodPassword)),
  );
  expect(entries.every(({ status }) => status === 200)).toBe(true);
});

test("a page of another site cannot sign anybody in", async () => {
  const answer = await signIn(account.email, goodPassword, { origin: "https://evil.test" });
  expect(answer).toMatchObject({ status: 403, body: { code: "permission_denied" } });
  const own = await signIn(account.email, goodPassword, { origin: "http://localhost:3000" });
  expect(own.status).toBe(200);
});

test("credentials of an address are not read", async () => {
  const query = { username: account.email, password: goodPassword };
  expect(await call(POST, { query })).toMatchObject({ status: 400 });
  expect(await call(POST, { query, body: {} })).toMatchObject({ status: 400 });
});

const html = { accept: "text/html,application/xhtml+xml" };
const form = (given: Record<string, string>) =>
  call(POST, {
    form: { username: account.email, password: goodPassword, ...given },
    headers: html,
  });

test.each([
  ["/projects/3?tab=1#x", "/projects/3?tab=1#x"],
  ["//evil.test", "/"],
  ["/\\evil.test", "/"],
  ["/\t/evil.test", "/"],
  ["https://evil.test/", "/"],
  ["javascript:alert(1)", "/"],
  ["/..//evil.test", "/"],
  ["/.//evil.test", "/"],
  ["/%2e%2e//evil.test", "/"],
  ["/%2E//evil.test/projects", "/"],
  ["/projects/..//evil.test", "/"],
  ["/projects/../%2e//evil.test", "/"],
  ["/projects/../custody", "/custody"],
  ["/..\\/evil.test", "/"],
  ["/%5cevil.test", "/%5cevil.test"],
  ["", "/"],
])("a browser's form goes on to its own site only: %j", async (next, location) => {
  const { status, headers } = await form({ next });
  expect(status).toBe(303);
  expect(headers.get("location")).toBe(location);
  expect(headers.get("set-cookie")).toContain("sessionid=");
});

test("a refused form goes back to the door with the reason and what was typed, the password excepted", async () => {
  const { status, headers } = await form({ password: "mala", next: "/projects" });
  expect(status).toBe(303);
  expect(headers.get("set-cookie")).toBeNull();
  const back = new URL(headers.get("location") ?? "", "http://localhost");
  expect(back.pathname).toBe("/login");
  expect(Object.fromEntries(back.searchParams)).toEqual({
    error: "invalid_credentials",
    username: account.email,
    next: "/projects",
  });
});

test("a user who becomes inactive is out at once", async () => {
  const { headers } = await signIn(account.email, goodPassword);
  const cookie = `sessionid=${secretIn(headers)}`;
  await database().update(users).set({ isActive: false }).where(eq(users.id, account.id));
  expect((await call(tokens, { as: { cookie } })).status).toBe(401);
});
