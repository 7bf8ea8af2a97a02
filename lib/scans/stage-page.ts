import { rm } from "node:fs/promises";
import { stageReceived } from "../files/stage-received";
import type { StagedFile } from "../files/staged";
import type { BaseContext } from "../kernel/context";
import type { MadeFile } from "../pdf/extract-pages";

type Named = { fileName: string; made: MadeFile };

/** Made here, so it is not inspected again; no record names it yet. */
export async function stagePage(ctx: BaseContext, { fileName, made }: Named): Promise<StagedFile> {
  try {
    return await stageReceived(ctx, { ...made, fileName, contentType: "application/pdf" });
  } finally {
    await rm(made.path, { force: true });
  }
}
