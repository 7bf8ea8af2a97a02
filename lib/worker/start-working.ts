import { setTimeout as pause } from "node:timers/promises";
import type { PgBoss } from "pg-boss";
import { type JobData, type JobName, jobNames, queueOf } from "../jobs/queues";
import { startBoss } from "../jobs/start-boss";
import { env } from "../kernel/env";
import { whenEnding } from "../kernel/processes";
import { goRounds } from "./go-rounds";
import { houseContext } from "./house-context";
import { keepSchedule } from "./keep-schedule";
import { lookAtFiles } from "./look-after-files";
import { offerReadings } from "./measure";
import { performJob } from "./perform-job";

/** Seconds between two looks into a queue that was empty. */
const soon = 1;
const later = 5;
/** Milliseconds before a database that was away is asked again. */
const breath = 5_000;
const shutdown = { graceful: true, timeout: 25_000 };

const looksEvery = (every: number | undefined) =>
  every === undefined ? soon : Math.min(later, Math.max(0.5, every / 2));

/** Whoever did a job looks for the next one at once. */
async function addHand(boss: PgBoss, name: JobName) {
  let hand = "";
  const how = { pollingIntervalSeconds: looksEvery(queueOf(name).every) };
  hand = await boss.work<JobData<typeof name>>(name, how, async ([job]) => {
    try {
      return job ? await performJob(name, job.data) : null;
    } finally {
      boss.notifyWorker(hand);
    }
  });
}

async function workQueue(boss: PgBoss, name: JobName) {
  for (let at = 0; at < queueOf(name).sideBySide; at += 1) await addHand(boss, name);
}

/** Connections of its own, so that jobs take none from requests. */
const start = () =>
  startBoss({
    connectionString: String(env.DATABASE_URL),
    max: 3,
    migrate: false,
    application_name: "faena-jobs",
    superviseIntervalSeconds: 30,
    monitorIntervalSeconds: 30,
  });

async function startPatiently(): Promise<PgBoss> {
  for (;;) {
    try {
      return await start();
    } catch (thrown) {
      // biome-ignore lint/suspicious/noConsole: nobody else hears of it
      console.error(
        "Jobs wait for the database:",
        thrown instanceof Error ? thrown.message : thrown,
      );
      await pause(breath, undefined, { ref: false });
    }
  }
}

/** In one process of those that serve together; in another once that one is gone. */
export async function startWorking(): Promise<void> {
  if (env.ROLE === "web") return;
  const boss = await startPatiently();
  whenEnding(() => boss.stop(shutdown));
  offerReadings();
  for (const name of jobNames) await workQueue(boss, name);
  await goRounds(boss);
  await keepSchedule(boss);
  await lookAtFiles(await houseContext());
}
