import type { BaseContext } from "../kernel/context";
import { sender } from "./boss";
import { jobsIn } from "./jobs-in";
import type { AskedJob, JobData } from "./queues";

type How = {
  /** While one with this key waits, no other of its queue does. */
  key: string;
  /** Not before. */
  after?: Date;
};

/**
 * Exists as soon as, and only if, the caller's transaction is committed. A key that two transactions may share is never
 * given inside one: the second would wait for the first.
 */
export async function enqueue<Name extends AskedJob>(
  ctx: BaseContext,
  name: Name,
  data: JobData<Name>,
  { key, after }: How,
): Promise<void> {
  const boss = await sender();
  const how = { singletonKey: key, ...(after ? { startAfter: after } : {}) };
  await boss.send(name, data, { ...how, db: jobsIn(() => ctx.db) });
}
