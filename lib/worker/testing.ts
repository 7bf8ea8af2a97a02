import { sender } from "../jobs/boss";
import type { JobName } from "../jobs/queues";
import { performJob } from "./perform-job";

/** Works what waits in a queue, as the server does. */
export async function workWaiting(name: JobName): Promise<void> {
  const boss = await sender();
  for (const { id, data } of await boss.fetch<never>(name, { batchSize: 100 }))
    await performJob(name, data).then(
      (done) => boss.complete(name, id, done ? Object(done) : null),
      (failure) => boss.fail(name, id, failure),
    );
}
