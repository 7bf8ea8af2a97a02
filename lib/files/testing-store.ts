import { fileStore } from "../storage/file-store";
import { isFileKey } from "../storage/keys";
import { parseQuarantineKey } from "../storage/quarantine-keys";

export async function keys(folder?: string): Promise<string[]> {
  const found: string[] = [];
  for await (const page of fileStore().keys(folder)) found.push(...page);
  return found.sort();
}

export const files = async () => (await keys()).filter(isFileKey);

export const quarantinedEntries = async () =>
  (await keys("quarantine")).flatMap((key) => parseQuarantineKey(key) ?? []);
