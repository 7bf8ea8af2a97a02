import { createHash, randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BaseContext } from "../context";
import { discardReceived } from "../files/receive-file";
import { ReceivedFile } from "../files/received";
import { type StagedFile, stageFile } from "../files/stage-file";
import { incomingFolder } from "../storage/file-store";

type Made = { fileName: string; pages: number; bytes: Uint8Array };

/** Stores a PDF that was made here, which needs no second look; no record names it yet. */
export async function stagePage(
  ctx: BaseContext,
  { fileName, pages, bytes }: Made,
): Promise<StagedFile> {
  const path = join(incomingFolder(), randomUUID());
  const digest = createHash("sha256").update(bytes).digest("hex");
  const size = bytes.byteLength;
  const made = new ReceivedFile(path, fileName, "application/pdf", size, pages, digest);
  try {
    await mkdir(incomingFolder(), { recursive: true });
    await writeFile(path, bytes, { mode: 0o600, flag: "wx" });
    return await stageFile(ctx, made);
  } finally {
    await discardReceived(made);
  }
}
