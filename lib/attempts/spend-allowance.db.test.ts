import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { costlyCalls } from "@/db/schema";
import { memberAt } from "../kernel/testing";
import { allowances } from "./allowances";
import { spendAllowance } from "./spend-allowance";

const { atOnce, secondsPerCall } = allowances.merge;
const after = (secondsLater: number) =>
  new Date(Date.parse("2026-05-20T12:00:00Z") + secondsLater * 1_000);

test("however many come at once, as many are answered as are allowed, and time pays for more", async () => {
  const ctx = await memberAt(after(0));
  const asked = Array.from({ length: atOnce + 5 }, () => spendAllowance(ctx, "merge"));
  const told = await Promise.allSettled(asked);
  const answered = told.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  const left = answered.map((headers) => Number(headers["RateLimit-Remaining"]));
  expect(left.toSorted((a, b) => b - a)).toEqual(
    Array.from({ length: atOnce }, (_, at) => atOnce - 1 - at),
  );
  const refused = told.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  expect(refused).toHaveLength(5);
  expect(refused[0]).toMatchObject({
    code: "rate_limited",
    details: {
      headers: {
        "Retry-After": String(secondsPerCall),
        "RateLimit-Limit": String(atOnce),
        "RateLimit-Remaining": "0",
      },
    },
  });
  await expect(
    spendAllowance({ ...ctx, now: after(secondsPerCall - 1) }, "merge"),
  ).rejects.toMatchObject({
    details: { headers: { "Retry-After": "1" } },
  });
  const one = spendAllowance({ ...ctx, now: after(secondsPerCall) }, "merge");
  expect((await one)["RateLimit-Remaining"]).toBe("0");
  const rested = spendAllowance({ ...ctx, now: after(10_000) }, "merge");
  expect((await rested)["RateLimit-Remaining"]).toBe(String(atOnce - 1));
});

test("what one user or one kind of call takes is nobody else's", async () => {
  const [busy, other] = [await memberAt(after(0)), await memberAt(after(0))];
  for (let at = 0; at < atOnce; at += 1) await spendAllowance(busy, "merge");
  await expect(spendAllowance(busy, "merge")).rejects.toThrow("Pidió demasiado");
  const full = String(allowances.print.atOnce - 1);
  expect((await spendAllowance(busy, "print"))["RateLimit-Remaining"]).toBe(full);
  expect((await spendAllowance(other, "merge"))["RateLimit-Remaining"]).toBe(String(atOnce - 1));
});

test("a refusal takes a second, and locks nothing", async () => {
  const ctx = await memberAt(after(0));
  for (let at = 0; at < atOnce; at += 1) await spendAllowance(ctx, "merge");
  const locks = () => database().execute(sql`select xmax::text as locked_by from ${costlyCalls}`);
  const before = await locks();

  const since = performance.now();
  await expect(spendAllowance(ctx, "merge")).rejects.toThrow("Pidió demasiado");
  expect(performance.now() - since).toBeGreaterThan(900);
  expect(await locks()).toEqual(before);
});
