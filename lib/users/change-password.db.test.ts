import { isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { apiTokens } from "@/db/schema";
import { anAccount, aToken, goodPassword } from "@/db/testing/factories";
import { createConfirmedToken } from "../auth/create-confirmed-token";
import { nobodyAt } from "../kernel/testing";
import { changePassword } from "./change-password";

const fresh = "Rio-Coca-Crecido-88";

const shown = (current_password: string) => ({ current_password, otp: null });

async function aMember() {
  const user = await anAccount();
  const caller = { user, sessionId: null, tokenId: null, scope: "write" as const };
  const ctx = { ...nobodyAt(new Date()), caller };
  const make = (password: string) =>
    createConfirmedToken(ctx, {
      password,
      otp: null,
      name: "Panel",
      scope: "read",
      expiresInDays: 30,
    });
  const change = (revoke_tokens: boolean) =>
    changePassword(ctx, { ...shown(goodPassword), new_password: fresh, revoke_tokens });
  return { ctx, make, change };
}

const alive = () => database().$count(apiTokens, isNull(apiTokens.revokedAt));

test("a token of the screen is for whoever knows the password; guesses are counted", async () => {
  const { make } = await aMember();
  await expect(make("mala")).rejects.toMatchObject({
    details: { fieldErrors: { password: ["La contraseña actual no es correcta."] } },
  });
  expect(await alive()).toBe(0);
  await make(goodPassword);
  expect(await alive()).toBe(1);
  for (let time = 0; time < 10; time += 1) await expect(make("mala")).rejects.toThrow();
  await expect(make(goodPassword)).rejects.toMatchObject({ code: "rate_limited" });
});

test.each([
  [true, 1],
  [false, 2],
])(
  "a change of the password ends one's tokens where that is asked for: %j",
  async (asked, left) => {
    const { make, change } = await aMember();
    await make(goodPassword);
    await aToken();
    await change(asked);
    expect(await alive()).toBe(left);
  },
);

test("a wrong present password changes nothing", async () => {
  const { ctx, make } = await aMember();
  await make(goodPassword);
  const asked = { ...shown("mala"), new_password: fresh, revoke_tokens: true };
  await expect(changePassword(ctx, asked)).rejects.toThrow();
  expect(await alive()).toBe(1);
});
