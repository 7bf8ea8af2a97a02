import { and, asc, count, eq, isNotNull, sql } from "drizzle-orm";
import { unremoved } from "@/db/live";
import { attachments, fileChecks } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { single } from "../values/rows";
import type { FileDamage } from "./labels";
import { listOwnerLabels } from "./list-owner-labels";

const fewest = 3;

export type DamagedFile = { fileName: string; owner: string; damage: FileDamage };

/** How far the files that records hold were read, and which of them are not what they were. */
export type FileChecks = {
  files: number;
  checked: number;
  damaged: number;
  /** The first of them. */
  some: DamagedFile[];
};

/** A damaged file in the recycle bin is nobody's trouble. */
const damagedAndHeld = and(isNotNull(fileChecks.damage), unremoved(attachments));

/** By an index of the damaged: it is asked again and again. */
export async function countDamagedFiles(ctx: BaseContext): Promise<number> {
  const counts = await ctx.db
    .select({ damaged: count() })
    .from(fileChecks)
    .innerJoin(attachments, eq(attachments.storageKey, fileChecks.storageKey))
    .where(damagedAndHeld);
  return single(counts).damaged;
}

async function countChecked(ctx: BaseContext) {
  const counts = await ctx.db
    .select({ files: count(), checked: count(fileChecks.storageKey) })
    .from(attachments)
    .leftJoin(fileChecks, eq(fileChecks.storageKey, attachments.storageKey))
    .where(unremoved(attachments));
  return single(counts);
}

async function listSomeDamaged(ctx: BaseContext): Promise<DamagedFile[]> {
  const found = await ctx.db
    .select({
      model: attachments.model,
      objectId: attachments.objectId,
      fileName: attachments.fileName,
      damage: sql<FileDamage>`${fileChecks.damage}`,
    })
    .from(fileChecks)
    .innerJoin(attachments, eq(attachments.storageKey, fileChecks.storageKey))
    .where(damagedAndHeld)
    .orderBy(asc(attachments.id))
    .limit(fewest);
  const ownerOf = await listOwnerLabels(ctx, found);
  return found.map((file) => ({
    fileName: file.fileName,
    owner: ownerOf(file),
    damage: file.damage,
  }));
}

export async function getFileChecks(ctx: BaseContext): Promise<FileChecks> {
  const [counts, damaged, some] = await Promise.all([
    countChecked(ctx),
    countDamagedFiles(ctx),
    listSomeDamaged(ctx),
  ]);
  return { ...counts, damaged, some };
}
