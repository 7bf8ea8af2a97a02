import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { database } from "@/db/client";
import * as make from "@/db/testing/factories";
import { enqueue } from "../jobs/enqueue";
import { jobTable } from "../jobs/job-table";
import { retryJob } from "../jobs/retry-job";
import { nobodyAt } from "../kernel/testing";
import { single } from "../values/rows";
import { handlers } from "./handlers";
import { workWaiting } from "./testing";

const ctx = nobodyAt(new Date());
let log: MockInstance;

beforeEach(() => {
  log = vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => log.mockRestore());

const theJob = async () => single(await database().select().from(jobTable));
const hasten = () => database().execute(sql`update pgboss.job set start_after = now()`);

/** The statement fails, as one of a broken installation does. */
async function withoutScans<T>(work: () => Promise<T>): Promise<T> {
  await database().execute(sql`alter table custody_scans rename to scans_elsewhere`);
  try {
    return await work();
  } finally {
    await database().execute(sql`alter table scans_elsewhere rename to custody_scans`);
  }
}

async function failTwice() {
  await withoutScans(async () => {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await workWaiting("read-scan");
      await hasten();
    }
  });
}

test("what fails is tried again, given up, kept in words without values, and retried by hand", async () => {
  const { user } = await make.aSession();
  const { scan } = await make.aCustodyScan();
  await enqueue(ctx, "read-scan", { scanId: scan.id }, { key: "1" });
  await failTwice();
  const failed = await theJob();
  expect(failed).toMatchObject({ state: "failed", retries: 2 });
  expect(failed.output?.message).toBe('relation "custody_scans" does not exist (42P01)');
  expect(JSON.stringify(failed.output)).not.toMatch(/select|update|node_modules|params/i);
  expect(log).toHaveBeenCalledTimes(3);

  const caller = { ...ctx, caller: { user, sessionId: null, tokenId: null, scope: "FULL" } };
  await retryJob(caller as never, { jobId: failed.id });
  expect(await theJob()).toMatchObject({ state: expect.stringMatching(/created|retry/) });
  await expect(retryJob(caller as never, { jobId: failed.id })).rejects.toMatchObject({
    code: "rule_violation",
  });
});

test("each job has what does it", () => {
  expect(Object.values(handlers).every((handler) => typeof handler === "function")).toBe(true);
});
