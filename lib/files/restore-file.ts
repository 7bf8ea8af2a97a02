import { and, eq } from "drizzle-orm";
import { attachments } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import { foundIn } from "../kernel/found-in";
import { exclusive } from "../kernel/lock";
import { assertFileActAllowed } from "./assert-file-act-allowed";
import { type Attachment, findAttachment } from "./find-attachment";
import { lockOwner } from "./get-owner";
import { inRecycleBin } from "./in-recycle-bin";

type Ref = { attachmentId: number };

const missing = "El archivo ya no está en la papelera.";

const selectRemoved = (ctx: Context, { attachmentId }: Ref) =>
  ctx.db
    .select()
    .from(attachments)
    .where(and(eq(attachments.id, attachmentId), inRecycleBin(ctx)));

const getRemoved = async (ctx: Context, ref: Ref) =>
  foundIn(await selectRemoved(ctx, ref), missing);

const lockRemoved = async (ctx: Context, ref: Ref) =>
  foundIn(await selectRemoved(ctx, ref).for(exclusive), missing);

/** 404 when it or its record is gone, 400 when the field has another file or a closed work sheet seals it. */
export const restoreFile = (ctx: Context, ref: Ref): Promise<Attachment> =>
  atomically(ctx, async (ctx) => {
    const owner = await lockOwner(ctx, await getRemoved(ctx, ref));
    const removed = await lockRemoved(ctx, ref);
    const held = await findAttachment(ctx, removed);
    if (held) throw new Refused(`El campo ya tiene otro archivo: ${held.fileName}.`, "file_exists");
    assertFileActAllowed("restore", owner);
    await ctx.db.update(attachments).set({ removedAt: null }).where(eq(attachments.id, removed.id));
    return { ...removed, removedAt: null };
  });
