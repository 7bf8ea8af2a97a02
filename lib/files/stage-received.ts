import type { BaseContext } from "../kernel/context";
import { fileStore } from "../storage/file-store";
import { newFileKey } from "../storage/keys";
import type { ReceivedFile } from "./received-file";
import type { StagedFile } from "./staged";

type StorableFile = Pick<ReceivedFile, "path" | "fileName" | "contentType" | "size" | "digest">;

/** Moves the file away from its path; aborted when the caller leaves. */
export async function stageReceived(ctx: BaseContext, file: StorableFile): Promise<StagedFile> {
  const { fileName, contentType, size, digest } = file;
  const key = newFileKey(ctx.today);
  await fileStore().importFile(file.path, key, contentType, ctx.leaving);
  return { key, fileName, contentType, size, digest };
}
