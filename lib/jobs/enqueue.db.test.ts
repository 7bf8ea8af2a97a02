import { expect, test } from "vitest";
import { database } from "@/db/client";
import { atomically } from "../kernel/context";
import { nobodyAt } from "../kernel/testing";
import { enqueue } from "./enqueue";
import { jobTable } from "./job-table";
import { listQueues } from "./list-queues";

const ctx = nobodyAt(new Date());
const jobs = () => database().select().from(jobTable);

test("a job exists exactly when its cause does", async () => {
  const undone = atomically(ctx, async (ctx) => {
    await enqueue(ctx, "read-scan", { scanId: 1 }, { key: "1" });
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(await jobs()).toEqual([]);
  await atomically(ctx, (ctx) => enqueue(ctx, "read-scan", { scanId: 2 }, { key: "2" }));
  expect(await jobs()).toMatchObject([{ name: "read-scan", key: "2", state: "created" }]);
});

test("of those with one key, one waits", async () => {
  for (const _ of [1, 2, 3]) await enqueue(ctx, "read-scan", { scanId: 5 }, { key: "5" });
  await enqueue(ctx, "read-scan", { scanId: 6 }, { key: "6" });
  expect((await jobs()).map(({ key }) => key).toSorted()).toEqual(["5", "6"]);
});

test("a queue says what waits since when, and not what may not begin yet", async () => {
  const soon = new Date(Date.now() + 3_600_000);
  await enqueue(ctx, "read-scan", { scanId: 7 }, { key: "7", after: soon });
  const [queue] = await listQueues(ctx);
  expect(queue).toMatchObject({ name: "read-scan", waiting: 1, oldest: null, failed: 0 });
  await enqueue(ctx, "read-scan", { scanId: 8 }, { key: "8" });
  const [later] = await listQueues(ctx);
  expect(later).toMatchObject({ waiting: 2, oldest: expect.any(Date) });
});
