import { asc } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { unremoved } from "@/db/live";
import { attachments, changes, reservations, unitBlocks, unitClaims, users } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { callerOf } from "@/lib/kernel/context";
import { markSample } from "@/lib/sample/mark-sample";
import { removeSample } from "@/lib/sample/remove-sample";
import { sampleTables } from "@/lib/sample/tables";
import { getUser } from "@/lib/users/get-user";
import { contextOf, seedWorld } from "./world";

test("the whole demonstration shows a reservation in each status, and goes in one act", async () => {
  const past = { db: database(), present: new Date("2026-03-10T15:00:00Z") };
  const user = await getUser(contextOf(past, 0), { userId: (await make.aUser()).id });
  const ctx = { ...contextOf(past, 0), caller: callerOf(user, "write") };
  await seedWorld(past, user);
  const reserved = await ctx.db
    .select({ status: reservations.status })
    .from(reservations)
    .orderBy(asc(reservations.id));
  expect(reserved.map(({ status }) => status).join(" ")).toBe(
    "EXPIRED CANCELLED CONFIRMED CONVERTED CONFIRMED HELD HELD DRAFT",
  );
  expect(await ctx.db.$count(unitBlocks)).toBe(4);
  await markSample(ctx);
  await removeSample(ctx, { word: "QUITAR" });
  const left = await Promise.all(
    sampleTables.map(async ({ name, table }) => [name, await ctx.db.$count(table)] as const),
  );
  const names = left.filter(([, count]) => count > 0).map(([name]) => name);
  expect(names).toEqual(["attachments"]);
  expect(await ctx.db.$count(attachments, unremoved(attachments))).toBe(0);
  expect(await ctx.db.$count(unitClaims)).toBe(0);
  expect(await ctx.db.$count(users)).toBeGreaterThan(0);
  const told = await ctx.db.select({ type: changes.recordType }).from(changes);
  expect([...new Set(told.map(({ type }) => type))].toSorted()).toEqual([
    "operator_block",
    "settings",
    "user",
  ]);
});
