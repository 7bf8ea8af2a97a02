import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { changes, partners } from "@/db/schema";
import { aPartner } from "@/db/testing/factories";
import { atomically } from "./context";
import { nobodyAt } from "./testing";

test("two that wait for each other both end well, each once", async () => {
  const [one, two] = [await aPartner(), await aPartner()];
  const before = await database().$count(changes);
  const ran = { work: 0, after: 0 };
  let arrived = 0;
  let open = () => {};
  const both = new Promise<void>((resolve) => {
    open = resolve;
  });

  const change = (ids: number[], notes: string) =>
    atomically(nobodyAt(new Date()), async (ctx) => {
      ran.work += 1;
      ctx.afterCommit(async () => {
        ran.after += 1;
      });
      const order = ran.work > 2 ? ids.toSorted((a, b) => a - b) : ids;
      for (const id of order) {
        await ctx.db.update(partners).set({ notes }).where(eq(partners.id, id));
        arrived += 1;
        if (arrived === 2) open();
        await both;
      }
    });
  await Promise.all([change([one.id, two.id], "uno"), change([two.id, one.id], "dos")]);

  expect(ran.work).toBeGreaterThan(2);
  expect(ran.after).toBe(2);
  expect(await database().$count(changes)).toBe(before + 4);
  const [a, b] = await database().select().from(partners);
  expect(a?.notes).toBe(b?.notes);
});
