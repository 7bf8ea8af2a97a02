import { inStorage } from "../ui/browser-storage";
import { draftIn, type FormDraft } from "./draft-text";
import { isKeptStill } from "./kept-here";

const prefix = "faena:draft:";

const dropOld = (storage: Storage) => {
  for (const key of Object.keys(storage)) {
    if (!key.startsWith(prefix)) continue;
    const draft = draftIn(storage.getItem(key));
    if (!draft || !isKeptStill(Date.parse(draft.at))) storage.removeItem(key);
  }
};

/** Null also for an unreadable one. */
export const readDraft = (key: string): FormDraft | null =>
  inStorage((storage) => {
    dropOld(storage);
    return draftIn(storage.getItem(prefix + key));
  });

/** False when the browser did not keep it. */
export const keepDraft = (key: string, draft: FormDraft): boolean =>
  inStorage((storage) => {
    storage.setItem(prefix + key, JSON.stringify(draft));
    return true;
  }) ?? false;

export const dropDraft = (key: string) => inStorage((storage) => storage.removeItem(prefix + key));
