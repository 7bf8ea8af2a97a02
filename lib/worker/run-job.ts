import { database } from "@/db/client";
import { getArrivalOfStranger } from "../auth/get-arrival";
import { type BaseContext, plainContext } from "../kernel/context";

async function houseContext(now: Date): Promise<BaseContext> {
  const { timeZone } = (await getArrivalOfStranger()).settings;
  return plainContext({ db: database(), now, timeZone });
}

type Job = (ctx: BaseContext) => Promise<unknown>;

/** A database that does not answer would gather a job more each round. */
const running = new Set<Job>();

/** Errors are logged, and the next round tries again; what still runs from the last is not begun beside it. */
export async function runJob(job: Job): Promise<void> {
  if (running.has(job)) return;
  running.add(job);
  try {
    await job(await houseContext(new Date()));
  } catch (thrown) {
    // biome-ignore lint/suspicious/noConsole: nobody else hears of it
    console.error(thrown);
  } finally {
    running.delete(job);
  }
}
