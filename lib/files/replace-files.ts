import { insertAll } from "@/db/insert-all";
import { attachments } from "@/db/schema";
import type { Context } from "../kernel/context";
import type { SlotRef } from "./find-attachment";
import { noteArrival } from "./note-arrival";
import { moveToRecycleBin, rowOf } from "./slot-rows";
import type { StagedFile } from "./staged";

/**
 * In three statements however many records; what was there is set aside. Whether each of them may have it is
 * for the caller, who locked what they belong to.
 */
export async function replaceFiles(
  ctx: Context,
  slot: Pick<SlotRef, "model" | "field">,
  files: readonly { objectId: number; staged: StagedFile }[],
): Promise<void> {
  const ids = files.map(({ objectId }) => objectId);
  await moveToRecycleBin(ctx, slot, ids);
  const rows = files.map(({ objectId, staged }) => rowOf({ ...slot, objectId }, staged));
  await insertAll(ctx.db, attachments, rows);
  await noteArrival(
    ctx,
    files.map(({ staged }) => staged),
  );
}
