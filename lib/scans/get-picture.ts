import { downloadName } from "../files/file-name";
import type { Context } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import { fileStore } from "../storage/file-store";
import { thumbnailKey } from "../storage/keys";
import { readOrNull } from "../storage/read-or-null";
import { getScan } from "./get-scan";

type Picture = { fileName: string; bytes: Uint8Array };
type Original = { storageKey: string; fileName: string; size: number; createdAt: Date };
type Ref = { projectId: number; scanId: number };

/** WebP; 404 when there is none. */
export async function getPicture(ctx: Context, ref: Ref & { page: number }): Promise<Picture> {
  const { storageKey } = await getScan(ctx, ref);
  const key = thumbnailKey(storageKey, ref.page);
  const bytes = await readOrNull(() => fileStore().readWhole(key));
  if (!bytes) throw new NotFound("La página no tiene imagen.");
  return { fileName: `pagina-${ref.page}.webp`, bytes };
}

export async function getOriginal(ctx: Context, ref: Ref): Promise<Original> {
  const { storageKey, fileName, size, createdAt } = await getScan(ctx, ref);
  return { storageKey, fileName: downloadName(fileName, "application/pdf"), size, createdAt };
}
