import { inStorage } from "../ui/browser-storage";
import { isKeptStill } from "./kept-here";

interface Draft {
  /** An instant. */
  at: string;
  version: string;
  values: Record<string, unknown>;
}

/** No schema: its library would be the largest part of what a form sends. */
const isDraft = (found: unknown): found is Draft =>
  typeof found === "object" &&
  found !== null &&
  "at" in found &&
  !Number.isNaN(Date.parse(String(found.at))) &&
  "version" in found &&
  typeof found.version === "string" &&
  "values" in found &&
  typeof found.values === "object" &&
  found.values !== null;

function draftIn(text: string | null): Draft | null {
  const found: unknown = JSON.parse(text ?? "null");
  return isDraft(found) ? found : null;
}

const prefix = "faena:draft:";

const dropOld = (storage: Storage) => {
  for (const key of Object.keys(storage)) {
    if (!key.startsWith(prefix)) continue;
    const draft = draftIn(storage.getItem(key));
    if (!draft || !isKeptStill(Date.parse(draft.at))) storage.removeItem(key);
  }
};

/** Null also for an unreadable one. */
export const readDraft = (key: string): Draft | null =>
  inStorage((storage) => {
    dropOld(storage);
    return draftIn(storage.getItem(prefix + key));
  });

/** False when the browser did not keep it. */
export const keepDraft = (key: string, draft: Draft): boolean =>
  inStorage((storage) => {
    storage.setItem(prefix + key, JSON.stringify(draft));
    return true;
  }) ?? false;

export const dropDraft = (key: string) => inStorage((storage) => storage.removeItem(prefix + key));
