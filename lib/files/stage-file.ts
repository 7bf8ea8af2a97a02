import type { BaseContext } from "../kernel/context";
import { discardReceived } from "./discard-received";
import { type Incoming, receiveFile } from "./receive-file";
import { ReceivedFile } from "./received";
import { stageWhole } from "./stage-whole";
import type { StagedFile } from "./staged";

export type Unowned = Omit<Incoming, "owner">;

/**
 * Before the transaction that names the file, so that a record never exists without its bytes: a process that
 * dies in between leaves an orphan, which the sweep removes. 413 and 415 as for uploads.
 */
export async function stageFile(
  ctx: BaseContext,
  file: ReceivedFile | Unowned,
): Promise<StagedFile> {
  if (file instanceof ReceivedFile) return stageWhole(ctx, file);
  const received = await receiveFile({ ...file, owner: ctx.caller?.user.id ?? null });
  try {
    return await stageWhole(ctx, received);
  } finally {
    await discardReceived(received);
  }
}
