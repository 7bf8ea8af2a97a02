import type { Context } from "../kernel/context";
import type { Attachment, SlotRef } from "./find-attachment";
import { getAttachment } from "./get-attachment";
import { getOwner } from "./get-owner";

/** The file of a field of a live record; 404 when the record is missing or the field is empty. */
export async function getFile(ctx: Context, slot: SlotRef): Promise<Attachment> {
  await getOwner(ctx, slot);
  return getAttachment(ctx, slot);
}
