import { instantAt } from "../values/instants";
import { fileKeyPattern } from "./keys";

const quarantinedPattern = new RegExp(`^quarantine/(\\d+)/(${fileKeyPattern})$`);

export const quarantine = "quarantine";

/** Holds the time, so that no database is needed. */
export const quarantineKey = (key: string, since: Date): string =>
  `${quarantine}/${since.getTime()}/${key}`;

export function parseQuarantineKey(
  quarantinedKey: string,
): { quarantinedKey: string; key: string; since: Date } | null {
  const [, since, key] = quarantinedPattern.exec(quarantinedKey) ?? [];
  return since && key ? { quarantinedKey, key, since: instantAt(Number(since)) } : null;
}
