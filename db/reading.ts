import { isRead } from "./is-read";
import type { Driver } from "./lanes";

/** Other statements are refused here, and in transactions by the database. */
export const reading = (driver: Driver): Driver => ({
  options: driver.options,
  unsafe: (query, params, options) => {
    if (!isRead(query)) throw new TypeError(`A read writes nothing: ${query}`);
    return driver.unsafe(query, params, options);
  },
  begin: (work) => driver.begin(work, "begin read only"),
});
