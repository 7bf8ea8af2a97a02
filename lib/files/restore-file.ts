import { and, eq, isNotNull } from "drizzle-orm";
import { attachments } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { NotFound, Refused } from "../kernel/errors";
import { assertAllowed } from "./assert-allowed";
import { type Attachment, findAttachment } from "./find-attachment";
import { getOwner } from "./get-owner";

type Ref = { attachmentId: number };

async function getRemoved(ctx: Context, { attachmentId }: Ref, { lock = false } = {}) {
  const query = ctx.db
    .select()
    .from(attachments)
    .where(and(eq(attachments.id, attachmentId), isNotNull(attachments.removedAt)));
  const [removed] = await (lock ? query.for("no key update") : query);
  if (!removed) throw new NotFound("El archivo ya no está en la papelera.");
  return removed;
}

/** 404 when it or its record is gone, 400 when the field has another file or a closed work sheet seals it. */
export const restoreFile = (ctx: Context, ref: Ref): Promise<Attachment> =>
  atomically(ctx, async (ctx) => {
    const owner = await getOwner(ctx, await getRemoved(ctx, ref), { lock: true });
    const removed = await getRemoved(ctx, ref, { lock: true });
    const held = await findAttachment(ctx, removed);
    if (held) throw new Refused(`El campo ya tiene otro archivo: ${held.fileName}.`, "file_exists");
    assertAllowed("restore", owner);
    await ctx.db.update(attachments).set({ removedAt: null }).where(eq(attachments.id, removed.id));
    return { ...removed, removedAt: null };
  });
