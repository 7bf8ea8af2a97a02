import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { POST as signInRoute } from "@/app/accounts/login/route";
import { POST as tokenRoute, GET as tokens } from "@/app/api/tokens/route";
import { database } from "@/db/client";
import { apiTokens, changes, secondFactors, sessions, users } from "@/db/schema";
import { anAccount, aSession, goodPassword } from "@/db/testing/factories";
import { createConfirmedToken } from "../auth/create-confirmed-token";
import { call } from "../http/testing";
import { changePassword } from "../users/change-password";
import { deleteUser } from "../users/delete-user";
import { renewRecoveryCodes } from "./renew-recovery-codes";
import { resetSecondFactor } from "./reset-second-factor";
import { startSecondFactor } from "./start-second-factor";
import { asMember, codeAt, withSecondFactor } from "./testing";
import { turnOffSecondFactor } from "./turn-off-second-factor";
import { turnOnSecondFactor } from "./turn-on-second-factor";

let account: Awaited<ReturnType<typeof anAccount>>;
let mine: Awaited<ReturnType<typeof withSecondFactor>>;

const again = async () => {
  const [row] = await database().select().from(users).where(eq(users.id, account.id));
  if (!row) throw new RangeError("The user is gone");
  return row;
};

beforeEach(async () => {
  account = await anAccount();
  mine = await withSecondFactor(account);
  account = await again();
});

const doors = [
  ["the sign-in", signInRoute, 200],
  ["a token by password", tokenRoute, 201],
] as const;

const show = (door: (typeof doors)[number][1], given: Record<string, unknown> = {}) =>
  call(door, { body: { username: account.email, password: goodPassword, ...given } });

test.each(doors)("%s asks for the code in the same body", async (_, door, done) => {
  for (const otp of [undefined, null, "", " "])
    expect(await show(door, { otp })).toMatchObject({
      status: 401,
      body: { success: false, code: "second_factor_required" },
    });
  for (const otp of [{}, [], 1.5, "x".repeat(200)])
    expect(await show(door, { otp })).toMatchObject({
      status: 400,
      body: { field_errors: { otp: [expect.any(String)] } },
    });
  for (const otp of ["000000", "x".repeat(60), mine.code(-9)])
    expect(await show(door, { otp })).toMatchObject({
      status: 401,
      body: { code: "second_factor_invalid" },
    });
  expect((await show(door, { otp: mine.code(), password: "mala" })).body.code).toBe(
    "invalid_credentials",
  );
  expect((await show(door, { otp: mine.code() })).status).toBe(done);
});

test("a code is read as people and programs write it", async () => {
  const code = mine.code();
  expect((await show(signInRoute, { otp: `${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(
    200,
  );
  expect((await show(signInRoute, { otp: Number(mine.code(1)) })).status).toBe(200);
});

test("each code is accepted once, and none before it, however many try at once", async () => {
  const otp = mine.code();
  const tries = await Promise.all(Array.from({ length: 8 }, () => show(signInRoute, { otp })));
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await show(tokenRoute, { otp: mine.code(-1) })).body.code).toBe("second_factor_invalid");
  expect((await show(tokenRoute, { otp: mine.code(1) })).status).toBe(201);
  expect((await show(signInRoute, { otp: mine.code(1) })).status).toBe(401);
});

test("each recovery code is good for once, at once too, and kept as a digest", async () => {
  const [one = "", two = ""] = mine.codes;
  const tries = await Promise.all(Array.from({ length: 8 }, () => show(signInRoute, { otp: one })));
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await show(signInRoute, { otp: two.toUpperCase() })).status).toBe(200);
  const kept = JSON.stringify([
    await database().select().from(secondFactors),
    await database().execute("select * from recovery_codes"),
    await database().select().from(changes).orderBy(changes.id),
  ]);
  for (const secret of [mine.secret, two, two.replaceAll("-", "")])
    expect(kept).not.toContain(secret);
});

test("wrong codes count as failed sign-ins, and the password alone forgets none of them", async () => {
  for (let time = 0; time < 9; time += 1) await show(signInRoute, { otp: "000000" });
  expect((await show(signInRoute)).body.code).toBe("second_factor_required");
  expect((await show(signInRoute, { otp: "000000" })).status).toBe(401);
  expect((await show(signInRoute, { otp: mine.code() })).status).toBe(429);
  expect((await show(signInRoute)).status).toBe(429);
});

test("whoever guesses codes from many addresses is stopped, too", async () => {
  await database().update(secondFactors).set({ wrongCodes: 30, wrongAt: new Date() });
  const shut = await show(signInRoute, { otp: mine.code() });
  expect(shut).toMatchObject({ status: 429, body: { code: "rate_limited" } });
  expect(Number(shut.headers.get("retry-after"))).toBeGreaterThan(800);
  await database()
    .update(secondFactors)
    .set({ wrongAt: new Date(Date.now() - 901_000) });
  expect((await show(signInRoute, { otp: mine.code() })).status).toBe(200);
  expect((await database().select().from(secondFactors))[0]).toMatchObject({ wrongCodes: 0 });
});

test("who has none is answered as ever, whatever code he sends", async () => {
  const other = await anAccount();
  for (const otp of [undefined, null, "", "123456", 7]) {
    const body = { username: other.email, password: goodPassword, otp };
    expect((await call(signInRoute, { body })).status).toBe(200);
    expect((await call(tokenRoute, { body })).status).toBe(201);
  }
});

test("tokens and sessions there were need no code; one's other sessions end when it is turned on", async () => {
  const other = await anAccount();
  const as = await aSession("ADMINISTRATIVO", Promise.resolve(other));
  const body = { username: other.email, password: goodPassword };
  const made = await call(tokenRoute, { body });
  await withSecondFactor(other);
  expect((await call(tokens, { as })).status).toBe(401);
  expect((await call(tokens, { as: { bearer: made.body.data.access_token } })).status).toBe(200);
});

test("a key of a token asked again with the next code replays it", async () => {
  const headers = { "Idempotency-Key": "uno" };
  const body = { username: account.email, password: goodPassword };
  const one = await call(tokenRoute, { headers, body: { ...body, otp: mine.code() } });
  const two = await call(tokenRoute, { headers, body: { ...body, otp: mine.code(1) } });
  expect(two.headers.get("idempotent-replayed")).toBe("true");
  expect(two.body).toEqual(one.body);
  expect(await database().$count(apiTokens)).toBe(1);
});

test("turning it off, new recovery codes, a token and a new password ask for password and code", async () => {
  const ctx = asMember(account);
  const proof = { password: goodPassword, otp: null };
  const token = { name: "x", scope: "read" as const, expiresInDays: null };
  const fresh = { current_password: goodPassword, new_password: "Rio-Coca-Crecido-88" };
  const asks = [
    () => turnOffSecondFactor(ctx, proof),
    () => renewRecoveryCodes(ctx, proof),
    () => createConfirmedToken(ctx, { ...proof, ...token }),
    () => changePassword(ctx, { ...fresh, otp: null, revoke_tokens: true }),
  ];
  for (const ask of asks)
    await expect(ask()).rejects.toMatchObject({
      details: { fieldErrors: { otp: [expect.any(String)] } },
    });
  const [one = "", two = "", three = "", four = ""] = mine.codes;
  await createConfirmedToken(ctx, { password: goodPassword, otp: one, ...token });
  await changePassword(ctx, { ...fresh, otp: two, revoke_tokens: false });
  const password = fresh.new_password;
  const renewed = await renewRecoveryCodes(ctx, { password, otp: three });
  await expect(turnOffSecondFactor(ctx, { password, otp: four })).rejects.toThrow();
  await turnOffSecondFactor(ctx, { password, otp: renewed[0] ?? "" });
  expect((await again()).secondFactorSince).toBeNull();
  expect((await show(signInRoute, { password })).status).toBe(200);
});

test("a secret that no code has confirmed is asked of nobody", async () => {
  const other = await anAccount();
  const ctx = asMember(other);
  const { secret } = await startSecondFactor(ctx, { password: goodPassword });
  const body = { username: other.email, password: goodPassword };
  expect((await call(signInRoute, { body })).status).toBe(200);
  await expect(turnOnSecondFactor(ctx, { code: "000000" })).rejects.toMatchObject({
    details: { fieldErrors: { code: [expect.any(String)] } },
  });
  const code = codeAt(secret, ctx.now.getTime());
  const both = await Promise.allSettled([1, 2].map(() => turnOnSecondFactor(ctx, { code })));
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  await expect(startSecondFactor(ctx, { password: goodPassword })).rejects.toThrow();
});

test("a row moved to another user opens nothing", async () => {
  const other = await withSecondFactor(await anAccount());
  const [hers] = await database()
    .select()
    .from(secondFactors)
    .where(eq(secondFactors.userId, account.id));
  await database()
    .update(secondFactors)
    .set({ sealedSecret: hers?.sealedSecret ?? "" });
  expect((await show(signInRoute, { otp: other.code() })).status).toBe(401);
  expect((await show(signInRoute, { otp: mine.code() })).status).toBe(200);
});

test("an administrator takes it from who lost his phone, which the record keeps; not from himself", async () => {
  const administrator = asMember(await anAccount());
  const as = await aSession("ADMINISTRATIVO", Promise.resolve(account));
  await resetSecondFactor(administrator, { userId: account.id });
  expect((await call(tokens, { as })).status).toBe(401);
  expect((await show(signInRoute)).status).toBe(200);
  expect(await database().$count(secondFactors, eq(secondFactors.userId, account.id))).toBe(0);
  const log = await database()
    .select()
    .from(changes)
    .where(eq(changes.recordId, account.id))
    .orderBy(changes.id);
  expect(log.at(-1)).toMatchObject({
    recordType: "user",
    userId: administrator.caller.user.id,
    changes: { second_factor_since: [expect.any(String), null] },
  });
  for (const userId of [account.id, administrator.caller.user.id, 2_147_483_647])
    await expect(resetSecondFactor(administrator, { userId })).rejects.toThrow();
});

test("a user who is deleted leaves no secret", async () => {
  await deleteUser(asMember(await anAccount()), { userId: account.id });
  expect(await database().$count(secondFactors)).toBe(0);
  expect(await database().$count(sessions, eq(sessions.userId, account.id))).toBe(0);
});
