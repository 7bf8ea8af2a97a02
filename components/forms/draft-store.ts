import * as z from "zod/mini";
import { inStorage } from "../ui/browser-storage";
import { isKeptStill } from "./kept-here";

const Draft = z.object({
  at: z.iso.datetime(),
  version: z.string(),
  values: z.record(z.string(), z.unknown()),
});

type Draft = z.output<typeof Draft>;

const prefix = "faena:draft:";

const dropOld = (storage: Storage) => {
  for (const key of Object.keys(storage)) {
    if (!key.startsWith(prefix)) continue;
    const { data } = Draft.safeParse(JSON.parse(storage.getItem(key) ?? "null"));
    if (!data || !isKeptStill(Date.parse(data.at))) storage.removeItem(key);
  }
};

/** Null also for an unreadable one. */
export const readDraft = (key: string): Draft | null =>
  inStorage((storage) => {
    dropOld(storage);
    const text = storage.getItem(prefix + key);
    return text === null ? null : Draft.parse(JSON.parse(text));
  });

/** False when the browser did not keep it. */
export const keepDraft = (key: string, draft: Draft): boolean =>
  inStorage((storage) => {
    storage.setItem(prefix + key, JSON.stringify(draft));
    return true;
  }) ?? false;

export const dropDraft = (key: string) => inStorage((storage) => storage.removeItem(prefix + key));
