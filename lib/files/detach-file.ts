import { atomically, type Context } from "../context";
import { NotFound } from "../errors";
import { assertAllowed, setAside } from "./attach-file";
import { type Attachment, findAttachment, type SlotRef } from "./find-attachment";
import { getOwner } from "./get-owner";

/** The field is empty; the documented 404 says so. */
export class NoFile extends NotFound {
  constructor() {
    super("El campo no tiene archivo.");
  }
}

/** Empties a field of a live record; its file is kept 30 days. 404 when it is empty, 400 on a closed work sheet. */
export const detachFile = (ctx: Context, slot: SlotRef): Promise<Attachment> =>
  atomically(ctx, async (ctx) => {
    const owner = await getOwner(ctx, slot, { lock: true });
    const held = await findAttachment(ctx, slot);
    if (!held) throw new NoFile();
    assertAllowed("detach", owner);
    await setAside(ctx, held);
    return held;
  });
