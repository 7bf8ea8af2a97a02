import { thumbnailKey } from "../storage/keys";
import type { FileStore } from "../storage/store";
import type { Named, StoredKey } from "./list-named-files";

export async function* listPictures(
  { key, pictures }: Named,
  store: FileStore,
): AsyncGenerator<StoredKey> {
  for (let page = 1; page <= pictures; page += 1) {
    const picture = thumbnailKey(key, page);
    if (await store.has(picture)) yield { key: picture, contentType: "image/webp" };
  }
}
