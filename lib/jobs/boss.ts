import type { ConstructorOptions, PgBoss } from "pg-boss";
import { database } from "@/db/client";
import { jobsIn } from "./jobs-in";
import { ownTimers } from "./own-timers";

type Given = Omit<ConstructorOptions, "schema" | "clock">;

/** Started; complaints go to the log. */
export async function startBoss(given: Given): Promise<PgBoss> {
  const { PgBoss } = await import("pg-boss");
  const boss = new PgBoss({ ...given, clock: ownTimers, openTelemetry: { enabled: false } });
  // biome-ignore lint/suspicious/noConsole: nobody else hears of it
  boss.on("error", (error) => console.error(error.message));
  return boss.start();
}

/** Only puts jobs into queues, by the connections of this process. */
function startSender() {
  const db = jobsIn(database);
  const nothingElse = { migrate: false, schedule: false, supervise: false };
  return startBoss({ db, ...nothingElse, registerInstance: false });
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
