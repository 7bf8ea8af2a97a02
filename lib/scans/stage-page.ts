import { randomUUID } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BaseContext } from "../context";
import { type StagedFile, stageWhole } from "../files/stage-file";
import { incomingFolder } from "../storage/file-store";

type Made = { fileName: string; bytes: Uint8Array };

/** Stores a PDF that was made here, which needs no second look; no record names it yet. */
export async function stagePage(ctx: BaseContext, { fileName, bytes }: Made): Promise<StagedFile> {
  const path = join(incomingFolder(), randomUUID());
  const size = bytes.byteLength;
  try {
    await mkdir(incomingFolder(), { recursive: true });
    await writeFile(path, bytes, { mode: 0o600, flag: "wx" });
    return await stageWhole(ctx, { path, fileName, contentType: "application/pdf", size });
  } finally {
    await rm(path, { force: true });
  }
}
