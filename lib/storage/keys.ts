import { randomUUID } from "node:crypto";

const uuid = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const file = `\\d{4}-\\d{2}/${uuid}(?:\\.\\d{1,6})?`;
const fileKey = new RegExp(`^${file}$`);
const quarantinedKey = new RegExp(`^quarantine/(\\d+)/(${file})$`);

/** Where the store keeps what it says about itself. */
export const markKey = "installation/pair.json";
export const clockKey = "installation/clock";

/** Where files that no record names wait. */
export const quarantine = "quarantine";

/** A key that no file has had, filed under the day's month. */
export const newFileKey = (day: string): string => `${day.slice(0, 7)}/${randomUUID()}`;

/** Whether the key is one of those given to files; whatever else lies in a store is not this product's. */
export const isFileKey = (key: string): boolean => fileKey.test(key);

/** Where the small picture of a page lies: beside the original, known by its key. */
export const thumbnailKey = (storageKey: string, page: number): string => `${storageKey}.${page}`;

/** The key that a record names when a file lies there, or pictures beside it. */
export const namedBy = (key: string): string => key.replace(/\.\d+$/, "");

/** Where a file lies from when it is set aside; the place tells the time, so that the store needs no database. */
export const asideKey = (key: string, since: Date): string =>
  `${quarantine}/${since.getTime()}/${key}`;

/** What lies under a key of the quarantine: the file's own key and since when. */
export function readAsideKey(aside: string): { aside: string; key: string; since: Date } | null {
  const [, since, key] = quarantinedKey.exec(aside) ?? [];
  return since && key ? { aside, key, since: new Date(Number(since)) } : null;
}
