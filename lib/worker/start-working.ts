import { setTimeout as pause } from "node:timers/promises";
import type { PgBoss } from "pg-boss";
import { type JobData, type JobName, jobNames, type Queue, queueOf } from "../jobs/queues";
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

/** Of several hands one keeps looking for what is asked at any moment; what comes by the clock can wait. */
function looksEvery({ every, at }: Queue, hand: number) {
  if (every !== undefined) return Math.min(later, Math.max(0.5, every / 2));
  return at === undefined && hand === 0 ? soon : later;
}

/** Whoever finds a job has all hands of its queue look for the next one at once, and so does itself once it is done. */
async function workQueue(boss: PgBoss, name: JobName) {
  const queue = queueOf(name);
  const hands: string[] = [];
  const perform = ([job]: { data: JobData<typeof name> }[]) => {
    for (const hand of hands) boss.notifyWorker(hand);
    return job ? performJob(name, job.data) : null;
  };
  for (let at = 0; at < queue.sideBySide; at += 1) {
    const how = { pollingIntervalSeconds: looksEvery(queue, at) };
    hands.push(await boss.work<JobData<typeof name>>(name, how, async (jobs) => perform(jobs)));
  }
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
