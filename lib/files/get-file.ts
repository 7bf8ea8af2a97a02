import type { Context } from "../kernel/context";
import type { Attachment, SlotRef } from "./find-attachment";
import { getAttachment } from "./get-attachment";
import { getOwner } from "./get-owner";

export async function getFile(ctx: Context, slot: SlotRef): Promise<Attachment> {
  await getOwner(ctx, slot);
  return getAttachment(ctx, slot);
}
