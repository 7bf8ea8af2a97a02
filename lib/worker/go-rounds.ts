import type { PgBoss } from "pg-boss";
import { type JobName, jobNames, queueOf } from "../jobs/queues";

/** One that waits is enough. */
async function ask(boss: PgBoss, name: JobName, how = {}) {
  // biome-ignore lint/suspicious/noConsole: the next round asks again
  await boss.send(name, null, how).catch((thrown) => console.error(thrown.message));
}

/**
 * At whole multiples of the clock's seconds, so that a new day's work is done as it begins; once for each, however many
 * instances ask.
 */
function goRound(boss: PgBoss, name: JobName, seconds: number) {
  const milliseconds = seconds * 1_000;
  const slot = Math.floor(seconds);
  setTimeout(
    () => {
      void ask(boss, name, slot > 0 ? { singletonSeconds: slot } : {});
      goRound(boss, name, seconds);
    },
    milliseconds - (Date.now() % milliseconds),
  ).unref();
}

/** Puts what is done again and again into its queue each time; does not keep the process alive. */
export async function goRounds(boss: PgBoss): Promise<void> {
  for (const name of jobNames) {
    const { every, waits } = queueOf(name);
    if (every === undefined) continue;
    if (!waits) await ask(boss, name);
    goRound(boss, name, every);
  }
}
