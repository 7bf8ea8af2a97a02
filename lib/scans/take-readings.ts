import { chainCodePrefix } from "../custody/chain-code";
import { readPages } from "../pdf/read-pages";
import type { LocalFile } from "../pdf/run-in-process";
import { fileStore } from "../storage/file-store";
import { thumbnailKey } from "../storage/keys";
import type { Scan } from "./get-scan";
import type { PageReading } from "./page-state";
import type { Work } from "./work-on-scan";

export async function takeReadings(
  { storageKey, createdBy: owner }: Scan,
  file: LocalFile,
  { signal, report }: Work,
): Promise<PageReading[]> {
  const readings: PageReading[] = [];
  const store = fileStore();
  for await (const read of readPages({ file, wanted: chainCodePrefix, owner, signal })) {
    if ("pageCount" in read) continue;
    const { thumbnail, ...seen } = read;
    const page = readings.push({ page: readings.length + 1, ...seen });
    if (thumbnail) await store.write(thumbnailKey(storageKey, page), thumbnail);
    await report(page);
  }
  return readings;
}
