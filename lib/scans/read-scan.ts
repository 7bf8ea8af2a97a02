import { and } from "drizzle-orm";
import { database } from "@/db/client";
import { custodyScans } from "@/db/schema";
import { chainCodePrefix } from "../custody/chain-code";
import type { BaseContext } from "../kernel/context";
import { isDomainError } from "../kernel/errors";
import { readPages } from "../pdf/read-pages";
import type { LocalFile } from "../pdf/run-in-process";
import { scanMoves } from "../states/scan";
import { fileStore } from "../storage/file-store";
import { thumbnailKey } from "../storage/keys";
import { withLocalCopy } from "../storage/local-copy";
import type { Scan } from "./get-scan";
import type { PageReading } from "./page-state";
import { isBeingRead, saveReadings } from "./save-readings";
import { isAbandoned, signOfLife, type Work, workOnScan } from "./work-on-scan";

/** If it waits to be read and nobody else reads it. */
async function claim(ctx: BaseContext, scanId: number): Promise<Scan | undefined> {
  const [scan] = await ctx.db
    .update(custodyScans)
    .set({ progress: 0, ...signOfLife })
    .where(and(isBeingRead(scanId), isAbandoned))
    .returning();
  return scan;
}

async function readAll(
  { storageKey, createdBy: owner }: Scan,
  file: LocalFile,
  { signal, report }: Work,
): Promise<PageReading[]> {
  const readings: PageReading[] = [];
  const store = fileStore();
  for await (const read of readPages({ file, wanted: chainCodePrefix, owner, signal })) {
    if ("pageCount" in read) continue;
    const { thumbnail, ...seen } = read;
    const page = readings.push({ page: readings.length + 1, ...seen });
    if (thumbnail) await store.write(thumbnailKey(storageKey, page), thumbnail);
    await report(page);
  }
  return readings;
}

const unreadable = "El PDF no se puede leer. Vuelva a escanear las hojas y súbalo otra vez.";

async function fail(ctx: BaseContext, scanId: number, thrown: unknown) {
  if (isDomainError(thrown)) return;
  // biome-ignore lint/suspicious/noConsole: the person is told that it failed, the log tells why
  console.error(thrown);
  await ctx.db
    .update(custodyScans)
    .set({ status: scanMoves.fail.to, failure: unreadable })
    .where(isBeingRead(scanId));
}

/** One that waits to be read, unless somebody else does. */
export async function readScan(ctx: BaseContext, scanId: number): Promise<void> {
  const scan = await claim(ctx, scanId);
  if (!scan) return;
  try {
    const working = { id: scanId, status: scan.status };
    const readings = await withLocalCopy(scan.storageKey, (file) =>
      workOnScan(ctx, working, (work) => readAll(scan, file, work)),
    );
    await saveReadings(ctx, scan, readings);
  } catch (thrown) {
    await fail(ctx, scanId, thrown);
  }
}

/** What goes wrong is for the log, and the next round tries again. */
export function readBehind(ctx: BaseContext, scanId: number): void {
  readScan({ ...ctx, db: database(), isInTransaction: false }, scanId).catch((thrown) => {
    // biome-ignore lint/suspicious/noConsole: nobody else hears of it
    console.error(thrown);
  });
}
