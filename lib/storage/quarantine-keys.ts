import { instantAt } from "../values/instants";
import { fileKeyPattern } from "./keys";

const quarantinedKey = new RegExp(`^quarantine/(\\d+)/(${fileKeyPattern})$`);

export const quarantine = "quarantine";

/** Holds the time, so that no database is needed. */
export const quarantineKey = (key: string, since: Date): string =>
  `${quarantine}/${since.getTime()}/${key}`;

export function parseQuarantineKey(
  aside: string,
): { aside: string; key: string; since: Date } | null {
  const [, since, key] = quarantinedKey.exec(aside) ?? [];
  return since && key ? { aside, key, since: instantAt(Number(since)) } : null;
}
