import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { sessions, settings } from "@/db/schema";
import { aUser } from "@/db/testing/factories";
import { withQueries } from "@/db/testing/queries";
import { hashSecret } from "../kernel/secrets";
import { nobodyAt } from "../kernel/testing";
import { forgetSessions } from "./forget-sessions";
import { identifyBySession } from "./identify-arrival";

const now = new Date("2026-05-20T12:00:00Z");
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const secret = "el-secreto-de-la-sesion";

async function aSessionUsedAt(lastUsedAt: Date) {
  const { id: userId } = await aUser();
  const open = { userId, tokenHash: hashSecret(secret), expires: after(14 * 24 * 60) };
  await database()
    .insert(sessions)
    .values({ ...open, lastUsedAt });
}

const idleAfter = (sessionIdleHours: number) =>
  database().update(settings).set({ sessionIdleHours });
const isIn = async (at: Date) => (await identifyBySession(secret, at)).caller !== null;
const usedAt = async () => (await database().select().from(sessions))[0]?.lastUsedAt;

test("without a limit a session lasts its fourteen days, however still", async () => {
  await aSessionUsedAt(after(-13 * 24 * 60));
  expect(await isIn(now)).toBe(true);
});

test("a session without use for longer than the limit is over, and goes by time", async () => {
  await idleAfter(8);
  await aSessionUsedAt(now);
  expect(await isIn(after(8 * 60))).toBe(true);
  expect(await isIn(after(16 * 60))).toBe(true);
  expect(await isIn(after(24 * 60 + 1))).toBe(false);
  await forgetSessions(nobodyAt(after(24 * 60)));
  expect(await usedAt()).toEqual(after(16 * 60));
  await forgetSessions(nobodyAt(after(24 * 60 + 1)));
  expect(await usedAt()).toBeUndefined();
});

test("its use is noted every few minutes, not each time", async () => {
  await aSessionUsedAt(now);
  const writes = async (at: Date) =>
    (await withQueries(() => identifyBySession(secret, at))).queries.filter((query) =>
      query.startsWith("update"),
    ).length;
  expect([await writes(after(4)), await writes(after(6)), await writes(after(10))]).toEqual([
    0, 1, 0,
  ]);
  expect(await usedAt()).toEqual(after(6));
});

test("one that owes the code is of the same limit", async () => {
  await idleAfter(1);
  await aSessionUsedAt(now);
  await database().update(sessions).set({ entry: "AWAITING_CODE" });
  expect((await identifyBySession(secret, after(30))).halfway).not.toBeNull();
  await database()
    .update(sessions)
    .set({ lastUsedAt: after(-31) })
    .where(eq(sessions.entry, "AWAITING_CODE"));
  expect((await identifyBySession(secret, after(30))).halfway).toBeNull();
});
