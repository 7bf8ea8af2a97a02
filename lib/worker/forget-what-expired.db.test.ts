import { expect, test } from "vitest";
import { database } from "@/db/client";
import { idempotencyKeys, loginFailures, sessions } from "@/db/schema";
import { aUser } from "@/db/testing/factories";
import { nobodyAt } from "../kernel/testing";
import { forgetWhatExpired } from "./forget-what-expired";

const now = new Date("2026-05-20T12:00:00Z");
const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

test("what is over goes by time, whoever it was of; what still counts stays", async () => {
  const user = await aUser();
  const session = (tokenHash: string, expires: Date) => ({ userId: user.id, tokenHash, expires });
  await database()
    .insert(sessions)
    .values([session("over", before(1)), session("open", before(-1))]);
  const failure = (account: string, at: Date) => ({ account, address: "10.0.0.7", at });
  await database()
    .insert(loginFailures)
    .values([failure("old", before(49)), failure("recent", before(47))]);
  const kept = (key: string, createdAt: Date) => ({
    userId: user.id,
    key,
    operation: "partners.create",
    requestHash: "-",
    createdAt,
  });
  await database()
    .insert(idempotencyKeys)
    .values([kept("old", before(7 * 24 + 1)), kept("recent", before(7 * 24 - 1))]);

  await forgetWhatExpired(nobodyAt(now));
  expect((await database().select().from(sessions)).map(({ tokenHash }) => tokenHash)).toEqual([
    "open",
  ]);
  expect((await database().select().from(loginFailures)).map(({ account }) => account)).toEqual([
    "recent",
  ]);
  expect((await database().select().from(idempotencyKeys)).map(({ key }) => key)).toEqual([
    "recent",
  ]);
});

test("what somebody holds is left for the next time, without waiting", async () => {
  const { id: userId } = await aUser();
  await database()
    .insert(sessions)
    .values({ userId, tokenHash: "over", expires: before(1) });
  await database().transaction(async (holder) => {
    await holder.select().from(sessions).for("update");
    await forgetWhatExpired(nobodyAt(now));
  });
  expect(await database().$count(sessions)).toBe(1);
  await forgetWhatExpired(nobodyAt(now));
  expect(await database().$count(sessions)).toBe(0);
});
