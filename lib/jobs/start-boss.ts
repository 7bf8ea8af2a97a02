import type { ConstructorOptions, PgBoss } from "pg-boss";
import { ownTimers } from "./own-timers";

type Given = Omit<ConstructorOptions, "schema" | "clock">;

/** Of a failed query the cause; its own message is the statement. */
const reasonOf = ({ message, cause }: Error) => (cause instanceof Error ? cause.message : message);

/** Started; complaints go to the log. */
export async function startBoss(given: Given): Promise<PgBoss> {
  const { PgBoss } = await import("pg-boss");
  const boss = new PgBoss({ ...given, clock: ownTimers, openTelemetry: { enabled: false } });
  // biome-ignore lint/suspicious/noConsole: nobody else hears of it
  boss.on("error", (error) => console.error(`Jobs: ${reasonOf(error)}`));
  return boss.start();
}
