import { randomUUID } from "node:crypto";

const uuid = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
export const fileKeyPattern = `\\d{4}-\\d{2}/${uuid}(?:\\.\\d{1,6})?`;
const fileKey = new RegExp(`^${fileKeyPattern}$`);

/** Where the store says which database it belongs to. */
export const identityKey = "installation/pair.json";
export const clockKey = "installation/clock";

/** Filed under the day's month. */
export const newFileKey = (day: string): string => `${day.slice(0, 7)}/${randomUUID()}`;

/** Other objects in a store are not this product's. */
export const isFileKey = (key: string): boolean => fileKey.test(key);

export const thumbnailKey = (storageKey: string, page: number): string => `${storageKey}.${page}`;

/** The file's key, also of a picture beside it. */
export const mainFileKey = (key: string): string => key.replace(/\.\d+$/, "");
