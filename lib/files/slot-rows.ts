import { and, eq } from "drizzle-orm";
import { among } from "@/db/among";
import { unremoved } from "@/db/live";
import { attachments } from "@/db/schema";
import type { Context } from "../kernel/context";
import type { SlotRef } from "./find-attachment";
import type { StagedFile } from "./staged";

export const rowOf = (
  { model, objectId, field }: SlotRef,
  { key: storageKey, fileName, contentType, size }: StagedFile,
) => ({ model, objectId, field, fileName, contentType, size, storageKey });

export const moveToRecycleBin = (
  ctx: Context,
  { model, field }: Pick<SlotRef, "model" | "field">,
  objectIds: readonly number[],
) =>
  ctx.db
    .update(attachments)
    .set({ removedAt: ctx.now })
    .where(
      and(
        eq(attachments.model, model),
        eq(attachments.field, field),
        among(attachments.objectId, objectIds),
        unremoved(attachments),
      ),
    );
