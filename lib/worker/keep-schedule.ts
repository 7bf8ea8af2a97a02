import type { PgBoss } from "pg-boss";
import { jobNames, queueOf } from "../jobs/queues";
import { houseContext } from "./house-context";

const anHour = 3_600_000;

async function schedule(boss: PgBoss) {
  const { timeZone: tz } = await houseContext();
  for (const name of jobNames) {
    const { at } = queueOf(name);
    if (at) await boss.schedule(name, at, null, { tz });
    else await boss.unschedule(name);
  }
}

/** The company may move to another time zone meanwhile. */
export async function keepSchedule(boss: PgBoss): Promise<void> {
  await schedule(boss);
  // biome-ignore lint/suspicious/noConsole: the next hour tries again
  setInterval(() => void schedule(boss).catch(console.error), anHour).unref();
}
