import type { SearchParams } from "../lists/address";

/** As a page would be asked. */
export function paramsOfAddress(asked: string): SearchParams {
  const params = new URLSearchParams(asked);
  return Object.fromEntries(
    [...new Set(params.keys())].map((key) => {
      const all = params.getAll(key);
      return [key, all.length > 1 ? all : all[0]];
    }),
  );
}
