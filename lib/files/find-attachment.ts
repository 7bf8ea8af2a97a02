import { and, eq } from "drizzle-orm";
import { unremoved } from "@/db/live";
import { attachments } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import type { AttachedModel } from "./attachable";

export type SlotRef = { model: AttachedModel; objectId: number; field: string };

export type Attachment = typeof attachments.$inferSelect;

export async function findAttachment(ctx: BaseContext, slot: SlotRef): Promise<Attachment | null> {
  const [held] = await ctx.db
    .select()
    .from(attachments)
    .where(
      and(
        eq(attachments.model, slot.model),
        eq(attachments.objectId, slot.objectId),
        eq(attachments.field, slot.field),
        unremoved(attachments),
      ),
    );
  return held ?? null;
}
