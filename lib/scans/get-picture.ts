import type { Readable } from "node:stream";
import type { Context } from "../context";
import { NotFound } from "../errors";
import { savedName } from "../files/file-name";
import { fileStore } from "../storage/file-store";
import { getScan } from "./get-scan";
import { thumbnailKey } from "./thumbnail-key";

type Stored = { fileName: string; bytes: Uint8Array | Readable };
type Ref = { projectId: number; scanId: number };

/** The small picture of a page that was read (WebP); 404 when there is none. */
export async function getPicture(ctx: Context, ref: Ref & { page: number }): Promise<Stored> {
  const { storageKey } = await getScan(ctx, ref);
  const bytes = await fileStore()
    .readWhole(thumbnailKey(storageKey, ref.page))
    .catch(() => {
      throw new NotFound("La página no tiene imagen.");
    });
  return { fileName: `pagina-${ref.page}.webp`, bytes };
}

/** The pile as it was uploaded. */
export async function getOriginal(ctx: Context, ref: Ref): Promise<Stored> {
  const { storageKey, fileName } = await getScan(ctx, ref);
  const bytes = await fileStore().read(storageKey);
  return { fileName: savedName(fileName, "application/pdf"), bytes };
}
