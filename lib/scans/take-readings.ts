import { chainCodePrefix } from "../custody/chain-code";
import { readPages } from "../pdf/read-pages";
import type { LocalFile } from "../pdf/run-in-process";
import { fileStore } from "../storage/file-store";
import { thumbnailKey } from "../storage/keys";
import type { Scan } from "./get-scan";
import { heard } from "./heard";
import type { PageReading } from "./page-state";
import type { Work } from "./work-on-scan";

/** While a page is stored, the next is read. */
export async function takeReadings(
  { storageKey, createdBy: owner }: Scan,
  file: LocalFile,
  { signal, report }: Work,
): Promise<PageReading[]> {
  const readings: PageReading[] = [];
  const keep = async (page: number, thumbnail: Uint8Array | null) => {
    if (thumbnail) await fileStore().write(thumbnailKey(storageKey, page), thumbnail);
    await report(page);
  };
  let keeping = Promise.resolve();
  try {
    for await (const read of readPages({ file, wanted: chainCodePrefix, owner, signal })) {
      if ("pageCount" in read) continue;
      const { thumbnail, ...seen } = read;
      const page = readings.push({ page: readings.length + 1, ...seen });
      await keeping;
      keeping = heard(keep(page, thumbnail));
    }
    await keeping;
  } finally {
    await Promise.allSettled([keeping]);
  }
  return readings;
}
