import { fileStore } from "../storage/file-store";
import { isFileKey, readAsideKey } from "../storage/keys";

/** In a folder, or in all of the store. */
export async function keys(folder?: string): Promise<string[]> {
  const found: string[] = [];
  for await (const page of fileStore().keys(folder)) found.push(...page);
  return found.sort();
}

export const files = async () => (await keys()).filter(isFileKey);

/** With the time since which it lies there. */
export const aside = async () =>
  (await keys("quarantine")).flatMap((key) => readAsideKey(key) ?? []);
