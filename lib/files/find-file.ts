import type { Context } from "../context";
import { type Attachment, findAttachment, type SlotRef } from "./find-attachment";
import { getOwner } from "./get-owner";

export type FoundFile = { slot: SlotRef; file: Attachment | null };

/** The file of a field of a live record, or word that it is empty; 404 when the record is missing. */
export async function findFile(ctx: Context, slot: SlotRef): Promise<FoundFile> {
  await getOwner(ctx, slot);
  return { slot, file: await findAttachment(ctx, slot) };
}
