import type { QueueOptions } from "pg-boss";
import { jobNames, queueOf } from "./queues";
import { startBoss } from "./start-boss";

const optionsOf = (name: (typeof jobNames)[number]): QueueOptions => {
  const { retries, delay, limit, alive, kept } = queueOf(name);
  return {
    retryLimit: retries,
    retryDelay: delay,
    retryBackoff: true,
    expireInSeconds: limit,
    ...(alive === undefined ? {} : { heartbeatSeconds: alive }),
    retentionSeconds: kept,
    deleteAfterSeconds: kept,
  };
};

const isSet = (has: object, wanted: object) =>
  Object.entries(wanted).every(([key, value]) => Reflect.get(has, key) === value);

/** The schema of the queues, and each queue as it is declared. Several processes may call it at once. */
export async function installQueues(url: string): Promise<void> {
  const boss = await startBoss({
    connectionString: url,
    max: 1,
    schedule: false,
    supervise: false,
    registerInstance: false,
  });
  try {
    const there = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
    for (const name of jobNames) {
      const [has, wanted] = [there.get(name), optionsOf(name)];
      if (!has) await boss.createQueue(name, { policy: "short", ...wanted });
      else if (!isSet(has, wanted)) await boss.updateQueue(name, wanted);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}
