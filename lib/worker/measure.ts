import { countDamagedFiles } from "../files/get-file-checks";
import { listQueues } from "../jobs/list-queues";
import type { BaseContext } from "../kernel/context";
import { countMails } from "../mail/count-mails";
import { readSpace } from "../service-state/data-disk";
import { findLastCopy } from "../service-state/find-last-copy";
import { findLastDrill } from "../service-state/find-last-drill";
import { houseContext } from "./house-context";

type Reading = { name: string; help: string; value: number; labels?: Record<string, string> };

const secondsSince = (instant: Date | null | undefined, now: Date) =>
  instant ? Math.max(0, (now.getTime() - instant.getTime()) / 1_000) : 0;

async function measureQueues(ctx: BaseContext): Promise<Reading[]> {
  const queues = await listQueues(ctx);
  const of = (name: string, help: string, value: (queue: (typeof queues)[number]) => number) =>
    queues.map((queue) => ({ name, help, value: value(queue), labels: { job: queue.name } }));
  return [
    ...of("faena_jobs_waiting", "Jobs that wait.", ({ waiting }) => waiting),
    ...of("faena_jobs_failed", "Jobs that were given up.", ({ failed }) => failed),
    ...of("faena_jobs_oldest_seconds", "Seconds that the oldest job waits.", ({ oldest }) =>
      secondsSince(oldest, ctx.now),
    ),
  ];
}

async function measureMails(ctx: BaseContext): Promise<Reading[]> {
  const help = "Mails by what became of them.";
  return (await countMails(ctx)).map(({ status, mails }) => ({
    name: "faena_mails",
    help,
    value: mails,
    labels: { status },
  }));
}

/** Nothing of what was not done yet. */
async function measureCopies(ctx: BaseContext): Promise<Reading[]> {
  const [copy, drill] = await Promise.all([findLastCopy(ctx), findLastDrill(ctx)]);
  const readings: Reading[] = [];
  const add = (name: string, help: string, value: number) => readings.push({ name, help, value });
  const age = (instant: Date) => secondsSince(instant, ctx.now);
  if (copy)
    add("faena_backup_age_seconds", "Seconds since the last nightly backup.", age(copy.madeAt));
  if (drill) {
    add("faena_restore_drill_age_seconds", "Seconds since the last drill.", age(drill.endedAt));
    const isEqual = drill.found === 0;
    add("faena_restore_drill_success", "1 where it found no difference.", isEqual ? 1 : 0);
  }
  return readings;
}

async function measureFiles(ctx: BaseContext): Promise<Reading> {
  const help = "Stored files that are not what they were when they arrived.";
  return { name: "faena_files_damaged", help, value: await countDamagedFiles(ctx) };
}

async function measureDisk(): Promise<Reading> {
  const help = "Bytes free on the disk of the data.";
  return { name: "faena_disk_free_bytes", help, value: (await readSpace()).free };
}

/** Asked by `scripts/metrics.mjs` in the same process, outside the bundle. */
export function offerReadings(): void {
  const read = async () => {
    const ctx = await houseContext();
    const readings = [measureQueues(ctx), measureMails(ctx), measureCopies(ctx)];
    const alone = [measureFiles(ctx), measureDisk()];
    return [...(await Promise.all(readings)).flat(), ...(await Promise.all(alone))];
  };
  Reflect.set(globalThis, "faenaReadings", read);
}
