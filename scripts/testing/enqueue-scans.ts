import { randomUUID } from "node:crypto";
import { closeDatabase, database } from "@/db/client";
import { custodyScans } from "@/db/schema";
import { enqueue } from "@/lib/jobs/enqueue";
import { atomically, plainContext } from "@/lib/kernel/context";
import { single } from "@/lib/values/rows";

const ctx = plainContext({ db: database(), now: new Date(), timeZone: "America/Guayaquil" });

const aScan = (projectId: number) => ({
  projectId,
  fileName: "hojas.pdf",
  size: 1,
  storageKey: `2026-11/${randomUUID()}`,
  pageCount: 1,
});

/** Scans with their jobs, as an upload makes them, but without their files. */
const addScans = (projectId: number, count: number, isKept: boolean) =>
  atomically(ctx, async (ctx) => {
    for (let made = 0; made < count; made += 1) {
      const rows = ctx.db.insert(custodyScans).values(aScan(projectId)).returning();
      const { id } = single(await rows);
      await enqueue(ctx, "read-scan", { scanId: id }, { key: String(id) });
    }
    if (!isKept) throw new Error("taken back");
  });

const perTransaction = 20;

/** Of every ten transactions one is taken back. */
const [projectId = 0, kept = 0] = process.argv.slice(2).map(Number);
for (let made = 0; made < kept; made += perTransaction) {
  const isTenth = (made / perTransaction) % 10 === 9;
  if (isTenth) await Promise.allSettled([addScans(projectId, perTransaction, false)]);
  await addScans(projectId, Math.min(perTransaction, kept - made), true);
}
await closeDatabase();
process.exit();
