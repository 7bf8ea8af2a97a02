import { savedName } from "../files/file-name";
import type { Context } from "../kernel/context";
import { isBusy, NotFound } from "../kernel/errors";
import { fileStore } from "../storage/file-store";
import { thumbnailKey } from "../storage/keys";
import { getScan } from "./get-scan";

type Picture = { fileName: string; bytes: Uint8Array };
type Original = { storageKey: string; fileName: string; size: number; createdAt: Date };
type Ref = { projectId: number; scanId: number };

/** WebP; 404 when there is none. */
export async function getPicture(ctx: Context, ref: Ref & { page: number }): Promise<Picture> {
  const { storageKey } = await getScan(ctx, ref);
  const bytes = await fileStore()
    .readWhole(thumbnailKey(storageKey, ref.page))
    .catch((thrown) => {
      if (isBusy(thrown)) throw thrown;
      throw new NotFound("La página no tiene imagen.");
    });
  return { fileName: `pagina-${ref.page}.webp`, bytes };
}

export async function getOriginal(ctx: Context, ref: Ref): Promise<Original> {
  const { storageKey, fileName, size, createdAt } = await getScan(ctx, ref);
  return { storageKey, fileName: savedName(fileName, "application/pdf"), size, createdAt };
}
