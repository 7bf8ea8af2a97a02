import type { Context } from "../context";
import { attachFile } from "./attach-file";
import type { Attachment, SlotRef } from "./find-attachment";
import type { ReceivedFile } from "./received";
import { keepingStaged, stageFile, type Unowned } from "./stage-file";

type Upload = SlotRef & {
  file: ReceivedFile | Unowned;
  invoiceReference?: string | null | undefined;
};

/** Stores a file, then gives it to its field; when that is refused nothing stays stored. */
export async function uploadFile(ctx: Context, { file, ...slot }: Upload): Promise<Attachment> {
  const staged = await stageFile(ctx, file);
  return keepingStaged([staged], () => attachFile(ctx, { ...slot, staged }));
}
