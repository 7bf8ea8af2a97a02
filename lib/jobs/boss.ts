import type { PgBoss } from "pg-boss";
import { database } from "@/db/client";
import { jobsIn } from "./jobs-in";
import { startBoss } from "./start-boss";

const oneDay = 86_400;

/** Only puts jobs into queues, by the connections of this process. What a queue is changes with a version alone. */
function startSender() {
  const db = jobsIn(database);
  const nothingElse = { migrate: false, schedule: false, supervise: false };
  return startBoss({
    db,
    ...nothingElse,
    registerInstance: false,
    queueCacheIntervalSeconds: oneDay,
  });
}

const held = globalThis as { faenaSender?: Promise<PgBoss> | undefined };

/** One a process; one that did not start is started anew by who asks next. */
export function sender(): Promise<PgBoss> {
  held.faenaSender ??= startSender().catch((thrown) => {
    held.faenaSender = undefined;
    throw thrown;
  });
  return held.faenaSender;
}
