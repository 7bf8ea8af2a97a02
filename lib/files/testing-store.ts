import { fileStore } from "../storage/file-store";
import { isFileKey, readAsideKey } from "../storage/keys";

/** The keys that the store holds in a folder, or in all of it. */
export async function keys(folder?: string): Promise<string[]> {
  const found: string[] = [];
  for await (const page of fileStore().keys(folder)) found.push(...page);
  return found.sort();
}

/** The keys of the files that are stored. */
export const files = async () => (await keys()).filter(isFileKey);

/** What was set aside, and when. */
export const aside = async () =>
  (await keys("quarantine")).flatMap((key) => readAsideKey(key) ?? []);
