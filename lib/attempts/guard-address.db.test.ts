import { expect, test } from "vitest";
import { database } from "@/db/client";
import { loginFailures } from "@/db/schema";
import { anAccount, goodPassword } from "@/db/testing/factories";
import { signIn } from "../auth/sign-in";
import { nobodyAt } from "../kernel/testing";

const now = new Date("2026-03-10T15:00:00Z");
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const sprayer = "203.0.113.9";

const from = (address: string) => ({ ...nobodyAt(now), address });

const enter = (address: string, username: string, password = goodPassword) =>
  signIn(from(address), { username, password, otp: null });

const failures = (times: number, accounts: number, at = minutesAgo(5)) =>
  database()
    .insert(loginFailures)
    .values(
      Array.from({ length: times }, (_, index) => ({
        account: `persona${index % accounts}@faena.test`,
        address: sprayer,
        at,
      })),
    );

const held = expect.objectContaining({ code: "rate_limited" });

test("an address that fails a hundred times over five accounts waits, until its first failure is old", async () => {
  const { email } = await anAccount();
  await failures(1, 1, minutesAgo(14));
  await failures(99, 5);
  await expect(enter(sprayer, email)).rejects.toMatchObject({
    code: "rate_limited",
    details: { headers: { "Retry-After": "60" } },
  });
  await expect(enter("198.51.100.7", email)).resolves.toBeDefined();
});

test.each([
  ["fewer failures", () => failures(99, 5)],
  ["fewer accounts", () => failures(100, 4)],
  ["older failures", () => failures(100, 5, minutesAgo(16))],
])("%s hold up nobody", async (_, given) => {
  const { email } = await anAccount();
  await given();
  await expect(enter(sprayer, email)).resolves.toBeDefined();
});

test("who signed in from there before is not held up by a stranger beside him", async () => {
  const [known, other] = [await anAccount({ email: "Ana@faena.test" }), await anAccount()];
  await enter(sprayer, known.email);
  await failures(100, 5);
  await expect(enter(sprayer, "aNA@faena.test")).resolves.toBeDefined();
  await expect(enter(sprayer, other.email)).rejects.toEqual(held);
});

test("however many try at once, no more than a hundred learn anything", async () => {
  await failures(95, 5);
  const tries = Array.from({ length: 20 }, (_, index) =>
    enter(sprayer, `otra${index}@x.test`, "no"),
  );
  const codes = (await Promise.allSettled(tries)).map(
    (one) => one.status === "rejected" && one.reason.code,
  );
  expect(codes.filter((code) => code === "invalid_credentials")).toHaveLength(5);
  expect(codes.filter((code) => code === "rate_limited")).toHaveLength(15);
});
