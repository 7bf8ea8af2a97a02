import { z } from "zod";
import { inStorage } from "./browser-storage";

const Draft = z.object({
  at: z.iso.datetime(),
  version: z.string(),
  values: z.record(z.string(), z.unknown()),
});

type Draft = z.output<typeof Draft>;

const prefix = "faena:draft:";

/** What this browser kept of a form that was not saved; null when nothing or nothing readable. */
export const readDraft = (key: string): Draft | null =>
  inStorage((storage) => {
    const text = storage.getItem(prefix + key);
    return text === null ? null : Draft.parse(JSON.parse(text));
  });

export const keepDraft = (key: string, draft: Draft) =>
  inStorage((storage) => storage.setItem(prefix + key, JSON.stringify(draft)));

export const dropDraft = (key: string) => inStorage((storage) => storage.removeItem(prefix + key));
