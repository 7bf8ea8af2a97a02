import type { Photo } from "./photo";

const [database, table] = ["faena-photos", "photos"];

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function open(): Promise<IDBObjectStore> {
  const request = indexedDB.open(database, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(table);
  const found = await answerOf(request);
  return found.transaction(table, "readwrite").objectStore(table);
}

/** What the work with the browser's store gives; null with the store full, switched off or unreadable: all works without. */
async function inStore<T>(work: (store: IDBObjectStore) => Promise<T>): Promise<T | null> {
  try {
    const store = await open();
    const result = await work(store);
    store.transaction.db.close();
    return result;
  } catch {
    return null;
  }
}

/** The photos that this browser keeps for a field until they are uploaded. */
export const readPhotos = async (field: string): Promise<Photo[]> =>
  (await inStore((store) => answerOf<Photo[] | undefined>(store.get(field)))) ?? [];

export const keepPhotos = (field: string, photos: readonly Photo[]) =>
  inStore(async (store) => {
    if (photos.length > 0) await answerOf(store.put(photos, field));
    else await answerOf(store.delete(field));
  });
