import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { accessEvents, apiTokens, mails, passwordLinks, sessions, users } from "@/db/schema";
import { anAccount, aSession, goodPassword } from "@/db/testing/factories";
import { signIn } from "../auth/sign-in";
import { jobTable } from "../jobs/job-table";
import { nobodyAt } from "../kernel/testing";
import { single } from "../values/rows";
import { workWaiting } from "../worker/testing";
import { askForLink } from "./ask-for-link";
import { forgetPasswordLinks } from "./forget-password-links";
import { sendPasswordLink } from "./send-password-link";
import { setPassword } from "./set-password";

const now = "2026-11-25T15:00:00Z";
const ctx = nobodyAt(now);
const fresh = "Rio-Coca-Crecido-88";

const keyOf = ({ words }: typeof mails.$inferSelect) => /key=([\w-]+)/.exec(words)?.[1] ?? "";

async function aLink(at = now) {
  const account = await anAccount({ email: `Olvidadiza${Math.random()}@faena.test` });
  await sendPasswordLink(nobodyAt(at), account.email.toUpperCase());
  const mail = single(await database().select().from(mails));
  return { account, mail, key: keyOf(mail) };
}

test("the link of the mail sets one new password, and ends what was open", async () => {
  const { account, key, mail } = await aLink();
  expect(mail).toMatchObject({ kind: "PASSWORD_LINK", recipient: account.email, secret: key });
  await aSession("TECNICO", Promise.resolve(account));
  await database()
    .insert(apiTokens)
    .values({ userId: account.id, name: "prueba", scope: "write", tokenHash: "x" });
  await setPassword(ctx, { key, new_password: fresh });
  await expect(
    signIn(ctx, { username: account.email, password: goodPassword, otp: null }),
  ).rejects.toMatchObject({ code: "invalid_credentials" });
  expect(await database().$count(sessions)).toBe(0);
  expect(single(await database().select().from(apiTokens)).revokedAt).toEqual(ctx.now);
  const events = await database().select().from(accessEvents);
  expect(events[0]).toMatchObject({
    kind: "PASSWORD_CHANGED",
    userId: account.id,
    subject: "por un enlace de correo, 1 sesión cerrada, 1 token revocado",
  });
  await expect(
    signIn(ctx, { username: account.email, password: fresh, otp: null }),
  ).resolves.toBeDefined();
  await expect(setPassword(ctx, { key, new_password: fresh })).rejects.toThrow("ya no sirve");
});

test("a weak password is refused in its field, and the link still serves", async () => {
  const { key } = await aLink();
  await expect(setPassword(ctx, { key, new_password: "12345678" })).rejects.toMatchObject({
    code: "weak_password",
    details: { fieldErrors: { new_password: expect.any(Array) } },
  });
  await expect(setPassword(ctx, { key, new_password: fresh })).resolves.toBeUndefined();
});

test("of two who use it at once one is let through", async () => {
  const { key } = await aLink();
  const tries = [1, 2, 3, 4].map((n) => setPassword(ctx, { key, new_password: `${fresh}-${n}` }));
  const done = await Promise.allSettled(tries);
  expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test.each([
  ["an hour later", "2026-11-25T16:00:01Z", {}],
  ["of who is out", now, { isActive: false }],
])("a link serves no more %s", async (_, at, change) => {
  const { key, account } = await aLink();
  if ("isActive" in change)
    await database().update(users).set(change).where(eq(users.id, account.id));
  await expect(setPassword(nobodyAt(at), { key, new_password: fresh })).rejects.toThrow(
    "ya no sirve",
  );
});

test("asking looks the same whoever it is for; strangers and those who are out get none", async () => {
  const out = await anAccount({ isActive: false });
  for (const email of ["nadie@faena.test", out.email]) await askForLink(ctx, { email });
  expect(await database().select().from(jobTable)).toHaveLength(2);
  await workWaiting("send-password-link");
  expect(await database().$count(mails)).toBe(0);
  expect(await database().select().from(accessEvents)).toMatchObject([
    { kind: "PASSWORD_FORGOTTEN", account: "nadie@faena.test", userId: null },
    { kind: "PASSWORD_FORGOTTEN", account: out.email.toLowerCase() },
  ]);
});

test("who presses twice has one mail, and an address may ask ten times in a quarter of an hour", async () => {
  const { account } = await aLink();
  await sendPasswordLink(ctx, account.email);
  expect(await database().$count(mails)).toBe(1);
  for (let n = 0; n < 10; n += 1) await askForLink(ctx, { email: account.email });
  await expect(askForLink(ctx, { email: account.email })).rejects.toMatchObject({
    code: "rate_limited",
  });
  await expect(
    askForLink(nobodyAt("2026-11-25T15:16:00Z"), { email: account.email }),
  ).resolves.toBeUndefined();
});

test("links are forgotten after two days", async () => {
  await aLink();
  await forgetPasswordLinks(nobodyAt("2026-11-27T16:00:00Z"));
  expect(await database().$count(passwordLinks)).toBe(0);
});
