import type { Context } from "../context";
import { attachFile } from "./attach-file";
import type { Attachment, SlotRef } from "./find-attachment";
import type { Incoming } from "./receive-file";
import type { ReceivedFile } from "./received";
import { keepingStaged, stageFile } from "./stage-file";

type Upload = SlotRef & {
  file: ReceivedFile | Incoming;
  invoiceReference?: string | null | undefined;
};

/** Stores a file, then gives it to its field; when that is refused nothing stays stored. */
export async function uploadFile(ctx: Context, { file, ...slot }: Upload): Promise<Attachment> {
  const staged = await stageFile(ctx, file);
  return keepingStaged([staged], () => attachFile(ctx, { ...slot, staged }));
}
