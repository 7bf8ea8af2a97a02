import type { Context } from "../context";
import { DomainError } from "../errors";
import { attachFile } from "./attach-file";
import type { Attachment, SlotRef } from "./find-attachment";
import type { Incoming } from "./receive-file";
import type { ReceivedFile } from "./received";
import { discardStaged, stageFile } from "./stage-file";

type Upload = SlotRef & {
  file: ReceivedFile | Incoming;
  invoiceReference?: string | null | undefined;
};

/**
 * Stores a file, then gives it to its field; when that is refused nothing stays stored. After any other failure the
 * record may have been written all the same, so bytes that nobody names are left to the sweep.
 */
export async function uploadFile(ctx: Context, { file, ...slot }: Upload): Promise<Attachment> {
  const staged = await stageFile(ctx, file);
  try {
    return await attachFile(ctx, { ...slot, staged });
  } catch (thrown) {
    if (thrown instanceof DomainError) await discardStaged(staged);
    throw thrown;
  }
}
