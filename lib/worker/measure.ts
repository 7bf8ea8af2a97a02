import { listQueues } from "../jobs/list-queues";
import { countMails } from "../mail/count-mails";
import { readSpace } from "../service-state/data-disk";
import { findLastCopy } from "../service-state/find-last-copy";
import { houseContext } from "./house-context";

type Reading = { name: string; help: string; value: number; labels?: Record<string, string> };

const secondsSince = (instant: Date | null | undefined, now: Date) =>
  instant ? Math.max(0, (now.getTime() - instant.getTime()) / 1_000) : 0;

async function measureQueues(): Promise<Reading[]> {
  const ctx = await houseContext();
  const [queues, copy] = await Promise.all([listQueues(ctx), findLastCopy(ctx)]);
  const of = (name: string, help: string, value: (queue: (typeof queues)[number]) => number) =>
    queues.map((queue) => ({ name, help, value: value(queue), labels: { job: queue.name } }));
  return [
    ...of("faena_jobs_waiting", "Jobs that wait.", ({ waiting }) => waiting),
    ...of("faena_jobs_failed", "Jobs that were given up.", ({ failed }) => failed),
    ...of("faena_jobs_oldest_seconds", "Seconds that the oldest job waits.", ({ oldest }) =>
      secondsSince(oldest, ctx.now),
    ),
    ...(copy
      ? [
          {
            name: "faena_backup_age_seconds",
            help: "Seconds since the last nightly backup.",
            value: secondsSince(copy.madeAt, ctx.now),
          },
        ]
      : []),
  ];
}

async function measureMails(): Promise<Reading[]> {
  const help = "Mails by what became of them.";
  const counts = await countMails(await houseContext());
  return counts.map(({ status, mails }) => ({
    name: "faena_mails",
    help,
    value: mails,
    labels: { status },
  }));
}

async function measureDisk(): Promise<Reading> {
  const help = "Bytes free on the disk of the data.";
  return { name: "faena_disk_free_bytes", help, value: (await readSpace()).free };
}

/** Asked by `scripts/metrics.mjs` in the same process, outside the bundle. */
export function offerReadings(): void {
  const read = async () => [
    ...(await measureQueues()),
    ...(await measureMails()),
    await measureDisk(),
  ];
  Reflect.set(globalThis, "faenaReadings", read);
}
