import type { TransactionSql } from "postgres";
import type { FileStore } from "../storage/store";

export type Named = { key: string; contentType: string };

/** The files that records name, without those that were never stored under a key. */
export const listNamedFiles = (sql: TransactionSql): Promise<Named[]> =>
  sql<Named[]>`
    select storage_key as key, content_type as "contentType" from attachments
    union select storage_key, 'application/pdf' from custody_scans order by 1`;

/** A scan, beside which lie the pictures of its pages under its key and their numbers. */
export type Scan = { key: string; pages: number };

export const listScans = (sql: TransactionSql): Promise<Scan[]> =>
  sql<Scan[]>`select storage_key as key, page_count as pages from custody_scans order by 1`;

/** The pictures there are of the pages of scans. */
export async function* listPictures(
  scans: readonly Scan[],
  store: FileStore,
): AsyncGenerator<Named> {
  for (const { key, pages } of scans)
    for (let page = 1; page <= pages; page += 1) {
      const picture = `${key}.${page}`;
      if (await store.has(picture)) yield { key: picture, contentType: "image/webp" };
    }
}
