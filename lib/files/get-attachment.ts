import type { Context } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import { type Attachment, findAttachment, type SlotRef } from "./find-attachment";

/** The documented 404 says that the field is empty (contract, section 3, "Files"). */
export class NoFile extends NotFound {
  constructor(readonly slot: SlotRef) {
    super("El campo no tiene archivo.");
  }
}

export async function getAttachment(ctx: Context, slot: SlotRef): Promise<Attachment> {
  const held = await findAttachment(ctx, slot);
  if (!held) throw new NoFile(slot);
  return held;
}
