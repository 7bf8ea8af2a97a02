import { instantAt } from "../values/instants";
import { fileKeyPattern } from "./keys";

const quarantinedKey = new RegExp(`^quarantine/(\\d+)/(${fileKeyPattern})$`);

/** Where files that no record names wait. */
export const quarantine = "quarantine";

/** The place tells the time, so that the store needs no database. */
export const asideKey = (key: string, since: Date): string =>
  `${quarantine}/${since.getTime()}/${key}`;

/** The file's own key and since when it lies there. */
export function readAsideKey(aside: string): { aside: string; key: string; since: Date } | null {
  const [, since, key] = quarantinedKey.exec(aside) ?? [];
  return since && key ? { aside, key, since: instantAt(Number(since)) } : null;
}
