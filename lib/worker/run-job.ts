import { database } from "@/db/client";
import { getArrivalOfStranger } from "../auth/get-arrival";
import { type BaseContext, plainContext } from "../kernel/context";

async function houseContext(now: Date): Promise<BaseContext> {
  const { timeZone } = (await getArrivalOfStranger()).settings;
  return plainContext({ db: database(), now, timeZone });
}

/** Errors are logged, and the next round tries again. */
export async function runJob(work: (ctx: BaseContext) => Promise<unknown>): Promise<void> {
  try {
    await work(await houseContext(new Date()));
  } catch (thrown) {
    // biome-ignore lint/suspicious/noConsole: nobody else hears of it
    console.error(thrown);
  }
}
