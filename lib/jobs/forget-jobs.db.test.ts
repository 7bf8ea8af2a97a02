import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { settings } from "@/db/schema";
import { nobodyAt } from "../kernel/testing";
import { enqueue } from "./enqueue";
import { forgetJobs } from "./forget-jobs";
import { jobTable } from "./job-table";

const now = new Date("2026-06-30T12:00:00Z");
const keys = async () =>
  (await database().select().from(jobTable)).map(({ key }) => key).toSorted();

test("ended ones go after as many days as the settings say; who waits stays", async () => {
  for (const key of ["done", "failed", "recent", "waiting"])
    await enqueue(nobodyAt(now), "read-scan", { scanId: 1 }, { key });
  await database().execute(sql`update pgboss.job set
    state = case singleton_key when 'failed' then 'failed' else 'completed' end::pgboss.job_state,
    completed_on = case singleton_key when 'recent' then timestamptz '2026-06-21 12:00Z' else timestamptz '2026-06-19 12:00Z' end
    where singleton_key <> 'waiting'`);
  await forgetJobs(nobodyAt(now));
  expect(await keys()).toHaveLength(4);
  await database().update(settings).set({ jobDays: 10 });
  await forgetJobs(nobodyAt(now));
  expect(await keys()).toEqual(["recent", "waiting"]);
});
