import { and, eq } from "drizzle-orm";
import { among } from "@/db/among";
import { unremoved } from "@/db/live";
import { attachments } from "@/db/schema";
import type { attachableModels } from "@/db/values";
import type { BaseContext } from "../kernel/context";
import { links } from "./pages";

export type FileLinks = Record<string, string>;

export async function listFileLinks(
  ctx: BaseContext,
  model: (typeof attachableModels)[number],
  ids: readonly number[],
): Promise<Map<number, FileLinks>> {
  const rows = await ctx.db
    .select({ id: attachments.objectId, field: attachments.field, key: attachments.storageKey })
    .from(attachments)
    .where(
      and(eq(attachments.model, model), among(attachments.objectId, ids), unremoved(attachments)),
    );
  const found = new Map<number, FileLinks>();
  for (const { id, field, key } of rows)
    found.set(id, { ...found.get(id), [field]: links.file(key) });
  return found;
}
