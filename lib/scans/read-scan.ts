import { and, eq } from "drizzle-orm";
import { database } from "@/db/client";
import { custodyScanPages, custodyScans } from "@/db/schema";
import { atomically, type BaseContext } from "../context";
import { chainCodePrefix } from "../custody/chain-code";
import { DomainError } from "../errors";
import { readPages } from "../pdf/read-pages";
import { holdProject } from "../projects/get-project";
import { fileStore } from "../storage/file-store";
import type { Scan } from "./get-scan";
import { consecutivesIn, place, type Reading } from "./page-state";
import { listFactsByNumber } from "./queries";
import { thumbnailKey } from "./thumbnail-key";
import { isAbandoned, signOfLife, type Work, workOnScan } from "./work-on-scan";

const isBeingRead = (scanId: number) =>
  and(eq(custodyScans.id, scanId), eq(custodyScans.status, "READING"));

/** The scan, if it waits to be read and nobody else reads it. */
async function claim(ctx: BaseContext, scanId: number): Promise<Scan | undefined> {
  const [scan] = await ctx.db
    .update(custodyScans)
    .set({ progress: 0, ...signOfLife })
    .where(and(isBeingRead(scanId), isAbandoned))
    .returning();
  return scan;
}

async function readAll({ storageKey }: Scan, { signal, report }: Work): Promise<Reading[]> {
  const readings: Reading[] = [];
  const store = fileStore();
  const original = () => store.readWhole(storageKey);
  for await (const read of readPages(original, chainCodePrefix, signal)) {
    if ("pageCount" in read) continue;
    const { thumbnail, ...seen } = read;
    const page = readings.push({ page: readings.length + 1, ...seen });
    if (thumbnail) await store.write(thumbnailKey(storageKey, page), thumbnail);
    await report(page);
  }
  return readings;
}

/** All pages come to be known at once, placed on their chains as these stand now. */
const saveReadings = (ctx: BaseContext, { id, projectId }: Scan, readings: readonly Reading[]) =>
  atomically(ctx, async (ctx) => {
    await holdProject(ctx, projectId);
    const done = { status: "REVIEW" as const, pageCount: readings.length };
    const [scan] = await ctx.db
      .update(custodyScans)
      .set(done)
      .where(isBeingRead(id))
      .returning({ id: custodyScans.id });
    if (!scan) return;
    const chains = await listFactsByNumber(ctx, consecutivesIn(readings));
    const placed = place(readings, { projectId, chains });
    await ctx.db.insert(custodyScanPages).values(
      readings.map(({ page, code, rotation }, index) => ({
        scanId: id,
        page,
        code,
        rotation,
        state: placed[index]?.state ?? "NO_CODE",
        chainId: placed[index]?.chainId ?? null,
        position: placed[index]?.position ?? null,
      })),
    );
  });

const unreadable = "El PDF no se puede leer. Vuelva a escanear las hojas y súbalo otra vez.";

async function fail(ctx: BaseContext, scanId: number, thrown: unknown) {
  if (thrown instanceof DomainError) return;
  // biome-ignore lint/suspicious/noConsole: the person is told that it failed, the log tells why
  console.error(thrown);
  await ctx.db
    .update(custodyScans)
    .set({ status: "FAILED", failure: unreadable })
    .where(isBeingRead(scanId));
}

/** Reads a pile that waits to be read, unless somebody else does: which chain each page belongs to. */
export async function readScan(ctx: BaseContext, scanId: number): Promise<void> {
  const scan = await claim(ctx, scanId);
  if (!scan) return;
  try {
    const working = { id: scanId, status: scan.status };
    const readings = await workOnScan(ctx, working, (work) => readAll(scan, work));
    await saveReadings(ctx, scan, readings);
  } catch (thrown) {
    await fail(ctx, scanId, thrown);
  }
}

/** Reads it without anybody waiting; what goes wrong even then is for the log, and the next round tries again. */
export function readBehind(ctx: BaseContext, scanId: number): void {
  readScan({ ...ctx, db: database(), inTransaction: false }, scanId).catch((thrown) => {
    // biome-ignore lint/suspicious/noConsole: nobody else hears of it
    console.error(thrown);
  });
}
