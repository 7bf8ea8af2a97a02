import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { projects } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { listDoubleCharges } from "@/lib/billing/list-double-charges";
import { getUser } from "@/lib/users/get-user";
import { demoProjects } from "./projects";
import { contextOf, seedWorld } from "./world";

test("on the first of a month, too, one possible double charge is asked about, and one was found right", async () => {
  const past = { db: database(), present: new Date("2026-03-01T15:00:00Z") };
  const ctx = contextOf(past, 0);
  const { id: userId } = await make.aUser();
  await seedWorld(past, await getUser(ctx, { userId }));
  const name = demoProjects.find(({ isDoublyCharged }) => isDoublyCharged)?.location ?? "";
  const [project] = await ctx.db.select().from(projects).where(eq(projects.location, name));
  const doubts = await listDoubleCharges(ctx, { projectId: project?.id ?? 0 });
  const open = doubts.filter(({ confirmed }) => confirmed === null);
  expect([open.length, doubts.length > open.length]).toEqual([1, true]);
});
