import { inStorage } from "../ui/browser-storage";

const prefix = "faena.columns.";

/** What earlier versions kept in the browser, of lists that the account does not know; it is gone from there afterwards. */
export const takeBrowserColumns = (known: ReadonlySet<string>): Record<string, string[]> =>
  inStorage((storage) => {
    const keys = Object.keys(storage).filter((key) => key.startsWith(prefix));
    const found = keys.map((key): [string, string[]] => [
      key.slice(prefix.length),
      (storage.getItem(key) ?? "").split(",").filter(Boolean),
    ]);
    for (const key of keys) storage.removeItem(key);
    return Object.fromEntries(found.filter(([list]) => !known.has(list)));
  }) ?? {};
