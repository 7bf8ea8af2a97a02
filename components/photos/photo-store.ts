import { isKeptStill } from "@/components/forms/kept-here";
import type { Photo } from "./photo";

type Kept = { at: number; photos: readonly Photo[] };

const [database, table] = ["faena-photos", "photos"];

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const endOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

async function open(): Promise<IDBObjectStore> {
  const request = indexedDB.open(database, 2);
  request.onupgradeneeded = ({ oldVersion }) => {
    if (oldVersion > 0) request.result.deleteObjectStore(table);
    request.result.createObjectStore(table);
  };
  const found = await answerOf(request);
  return found.transaction(table, "readwrite").objectStore(table);
}

/** Null when the store is full, switched off or unreadable: everything works without it. */
async function inStore<T>(work: (store: IDBObjectStore) => Promise<T>): Promise<T | null> {
  try {
    const store = await open();
    const [result] = await Promise.all([work(store), endOf(store.transaction)]);
    store.transaction.db.close();
    return result;
  } catch {
    return null;
  }
}

async function dropOld(store: IDBObjectStore) {
  const keys = await answerOf(store.getAllKeys());
  for (const key of keys) {
    const kept = await answerOf<Kept | undefined>(store.get(key));
    if (kept && !isKeptStill(kept.at)) await answerOf(store.delete(key));
  }
}

export async function readPhotos(field: string): Promise<readonly Photo[]> {
  const kept = await inStore(async (store) => {
    await dropOld(store);
    return answerOf<Kept | undefined>(store.get(field));
  });
  return kept?.photos ?? [];
}

export const keepPhotos = (field: string, photos: readonly Photo[]) =>
  inStore(async (store) => {
    if (photos.length > 0) await answerOf(store.put({ at: Date.now(), photos }, field));
    else await answerOf(store.delete(field));
  });
