import { createReadStream } from "node:fs";
import type { BaseContext } from "../kernel/context";
import { fileStore } from "../storage/file-store";
import { newFileKey } from "../storage/keys";
import { digestOf } from "./digest";
import type { ReceivedFile } from "./received-file";
import type { StagedFile } from "./staged";

/** A file that was made here has no digest yet. */
type StorableFile = Pick<ReceivedFile, "path" | "fileName" | "contentType" | "size"> &
  Partial<Pick<ReceivedFile, "digest">>;

/** Moves the file away from its path; aborted when the caller leaves. */
export async function stageReceived(ctx: BaseContext, file: StorableFile): Promise<StagedFile> {
  const { fileName, contentType, size } = file;
  const digest = file.digest ?? (await digestOf(createReadStream(file.path)));
  const key = newFileKey(ctx.today);
  await fileStore().adopt(file.path, key, contentType, ctx.leaving);
  return { key, fileName, contentType, size, digest };
}
