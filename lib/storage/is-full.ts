/** "No room" as the system says it (EFBIG: larger than it lets us write), PostgreSQL, and S3-compatible services. */
const codes = new Set(["ENOSPC", "EDQUOT", "EFBIG", "53100", "XMinioStorageFull", "QuotaExceeded"]);

type Thrown = {
  code?: unknown;
  name?: unknown;
  cause?: unknown;
  $metadata?: { httpStatusCode?: number };
};

export function isFull(thrown: unknown): boolean {
  for (let at = thrown; at instanceof Error; at = at.cause) {
    const { code, name, $metadata }: Thrown = at;
    if (codes.has(String(code)) || codes.has(String(name))) return true;
    if ($metadata?.httpStatusCode === 507) return true;
  }
  return false;
}
