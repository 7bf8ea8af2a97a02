import type { BaseContext } from "../kernel/context";
import { discardReceived } from "./discard-received";
import { type Incoming, receiveFile } from "./receive-file";
import { isReceivedFile, type ReceivedFile } from "./received-file";
import { stageReceived } from "./stage-received";
import type { StagedFile } from "./staged";

export type IncomingFile = Omit<Incoming, "owner">;

/**
 * Runs before the transaction that names the file, so that no record lacks its bytes; a process that dies in between
 * leaves an orphan for the sweep. 413 and 415 as for uploads.
 */
export async function stageFile(
  ctx: BaseContext,
  file: ReceivedFile | IncomingFile,
): Promise<StagedFile> {
  if (isReceivedFile(file)) return stageReceived(ctx, file);
  const received = await receiveFile({ ...file, owner: ctx.caller?.user.id ?? null });
  try {
    return await stageReceived(ctx, received);
  } finally {
    await discardReceived(received);
  }
}
