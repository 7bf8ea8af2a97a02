import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { POST as makeToken, GET as tokens } from "@/app/api/tokens/route";
import { database } from "@/db/client";
import { sessions, settings, users } from "@/db/schema";
import { anAccount, aSession, aToken, goodPassword } from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { withSecondFactor } from "@/lib/second-factor/testing";
import { GET as signOut } from "../logout/route";
import { POST } from "./route";

const accept = "text/html,application/xhtml+xml";

const post = (form: Record<string, string>, cookie?: string) =>
  call(POST, { form, headers: { accept, ...(cookie ? { cookie } : {}) } });

const cookieOf = (headers: Headers) => headers.get("set-cookie")?.split(";")[0] ?? "";

async function aPasswordShown(next = "/projects") {
  const account = await anAccount();
  const factor = await withSecondFactor(account);
  const { headers } = await post({ username: account.email, password: goodPassword, next });
  return { account, factor, cookie: cookieOf(headers), location: headers.get("location") };
}

test("the form goes on to the code, by a session that is good for nothing else", async () => {
  const { account, cookie, location } = await aPasswordShown();
  expect(location).toBe("/login/second-factor?next=%2Fprojects");
  const [session] = await database().select().from(sessions).where(eq(sessions.userId, account.id));
  expect(session?.entry).toBe("AWAITING_CODE");
  expect((session?.expires.getTime() ?? 0) - Date.now()).toBeLessThan(601_000);
  for (const [handler, body] of [
    [tokens, undefined],
    [makeToken, {}],
  ] as const) {
    const answer = await call(handler, { as: { cookie }, ...(body ? { body } : {}) });
    expect(answer.status).toBe(401);
  }
  expect((await call(signOut, { as: { cookie } })).status).toBe(200);
  expect(await database().$count(sessions, eq(sessions.userId, account.id))).toBe(0);
});

test("the code opens the session with another secret, and the one before it ends", async () => {
  const { account, factor, cookie } = await aPasswordShown();
  const { status, headers } = await post({ otp: factor.code(), next: "/projects" }, cookie);
  expect(status).toBe(303);
  expect(headers.get("location")).toBe("/projects");
  expect((await call(tokens, { as: { cookie: cookieOf(headers) } })).status).toBe(200);
  expect((await call(tokens, { as: { cookie } })).status).toBe(401);
  expect(await database().$count(sessions, eq(sessions.userId, account.id))).toBe(1);
});

test.each([
  ["a wrong code", "000000", "second_factor_invalid"],
  ["a blank one", " ", "validation_error"],
])("%s leads back, and opens nothing", async (_, otp, error) => {
  const { cookie } = await aPasswordShown();
  const { headers } = await post({ otp, next: "/projects", recovery: "1" }, cookie);
  const back = new URL(headers.get("location") ?? "", "http://localhost");
  expect(back.pathname).toBe("/login");
  expect(Object.fromEntries(back.searchParams)).toEqual({
    error,
    recovery: "1",
    next: "/projects",
  });
  expect(headers.get("set-cookie")).toBeNull();
});

test("a code without a password before it is nobody's", async () => {
  const { factor } = await aPasswordShown();
  const { headers } = await post({ otp: factor.code() });
  expect(headers.get("location")).toBe("/login?error=authentication_required");
});

test("a role that asks for it: passwords stop at the API's doors, tokens and the company's accounts do not", async () => {
  const account = await anAccount({ role: "TECNICO" });
  const [before, company] = [await aSession("TECNICO"), await aSession("TECNICO")];
  await database()
    .update(sessions)
    .set({ entry: "COMPANY" })
    .where(eq(sessions.userId, company.user.id));
  const token = await aToken("TECNICO");
  await database()
    .update(settings)
    .set({ secondFactorRoles: ["TECNICO"] });
  const body = { username: account.email, password: goodPassword };
  for (const door of [POST, makeToken])
    expect(await call(door, { body })).toMatchObject({
      status: 401,
      body: { code: "second_factor_not_set_up" },
    });
  expect(await database().$count(sessions, eq(sessions.userId, account.id))).toBe(0);
  expect(await call(tokens, { as: before })).toMatchObject({
    status: 401,
    body: { code: "second_factor_not_set_up" },
  });
  for (const as of [company, token]) expect((await call(tokens, { as })).status).toBe(200);
  const office = await anAccount();
  const free = { username: office.email, password: goodPassword };
  expect((await call(POST, { body: free })).status).toBe(200);
});

test("a form lets who lacks it in as far as to set it up; then he is in", async () => {
  const account = await anAccount({ role: "TECNICO" });
  await database()
    .update(settings)
    .set({ secondFactorRoles: ["TECNICO"] });
  const { headers } = await post({ username: account.email, password: goodPassword });
  const as = { cookie: cookieOf(headers) };
  expect((await call(tokens, { as })).body.code).toBe("second_factor_not_set_up");
  await database()
    .update(users)
    .set({ secondFactorSince: new Date() })
    .where(eq(users.id, account.id));
  expect((await call(tokens, { as })).status).toBe(200);
});
