import type { Context } from "../kernel/context";
import { links } from "../links/pages";
import { findAttachment, type SlotRef } from "./find-attachment";
import { logoSlot, pictureSlotOf } from "./picture-slots";

async function addressOf(ctx: Context, slot: SlotRef): Promise<string | null> {
  const held = await findAttachment(ctx, slot);
  return held && links.file(held.storageKey);
}

export const findPictureAddress = (ctx: Context): Promise<string | null> =>
  addressOf(ctx, pictureSlotOf(ctx));

export const findLogoAddress = (ctx: Context): Promise<string | null> => addressOf(ctx, logoSlot);
