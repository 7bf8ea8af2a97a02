import { isThrownAs } from "./is-thrown-as";

/** "No room" as the system says it (EFBIG: larger than it lets us write), PostgreSQL, and S3-compatible services. */
const codes = new Set(["ENOSPC", "EDQUOT", "EFBIG", "53100", "XMinioStorageFull", "QuotaExceeded"]);

export const isFull = (thrown: unknown): boolean =>
  isThrownAs(thrown, codes, (status) => status === 507);
