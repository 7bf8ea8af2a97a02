/** Where the small picture of a page lies: beside the original, known by its key. */
export const thumbnailKey = (storageKey: string, page: number): string => `${storageKey}.${page}`;
