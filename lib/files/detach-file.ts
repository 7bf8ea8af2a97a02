import { atomically, type Context } from "../kernel/context";
import { assertFileActAllowed } from "./assert-file-act-allowed";
import type { Attachment, SlotRef } from "./find-attachment";
import { getAttachment } from "./get-attachment";
import { lockOwner } from "./get-owner";
import { moveToRecycleBin } from "./slot-rows";

/** Its file is kept 30 days. 404 when the field is empty, 400 on a closed work sheet. */
export const detachFile = (ctx: Context, slot: SlotRef): Promise<Attachment> =>
  atomically(ctx, async (ctx) => {
    const owner = await lockOwner(ctx, slot);
    const held = await getAttachment(ctx, slot);
    assertFileActAllowed("detach", owner);
    await moveToRecycleBin(ctx, held, [held.objectId]);
    return held;
  });
