import { z } from "zod";

const Draft = z.object({
  at: z.iso.datetime(),
  version: z.string(),
  values: z.record(z.string(), z.unknown()),
});

type Draft = z.output<typeof Draft>;

const prefix = "faena:draft:";

/** Whether the browser did it; with storage full or switched off there are no drafts, and forms work all the same. */
function attempt<Result>(work: (storage: Storage) => Result): Result | null {
  try {
    return work(window.localStorage);
  } catch {
    return null;
  }
}

/** What this browser kept of a form that was not saved; null when nothing or nothing readable. */
export const readDraft = (key: string): Draft | null =>
  attempt((storage) => {
    const text = storage.getItem(prefix + key);
    return text === null ? null : Draft.parse(JSON.parse(text));
  });

export const keepDraft = (key: string, draft: Draft) =>
  attempt((storage) => storage.setItem(prefix + key, JSON.stringify(draft)));

export const dropDraft = (key: string) => attempt((storage) => storage.removeItem(prefix + key));
