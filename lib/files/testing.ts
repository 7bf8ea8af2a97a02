import type { attachments } from "@/db/schema";
import { anAttachment } from "@/db/testing/factories";
import { aPdf } from "@/db/testing/sample-files";
import { fileStore } from "../storage/file-store";

type Slot = Pick<typeof attachments.$inferInsert, "model" | "objectId" | "field">;

export async function aStoredFile(slot: Slot, content: string | Uint8Array) {
  const bytes = typeof content === "string" ? await aPdf(content) : content;
  const attachment = await anAttachment({ ...slot, size: bytes.byteLength });
  await fileStore().write(attachment.storageKey, bytes);
  return attachment;
}
