import type { Context } from "../kernel/context";
import type { Attachment, SlotRef } from "./find-attachment";
import { getAttachment } from "./get-attachment";
import { getOwner } from "./get-owner";

/** 404 when the live record is missing or the field is empty. */
export async function getFile(ctx: Context, slot: SlotRef): Promise<Attachment> {
  await getOwner(ctx, slot);
  return getAttachment(ctx, slot);
}
