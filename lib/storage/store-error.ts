import { Full, isDomainError, TryAgain } from "../kernel/errors";
import { isFull } from "./is-full";

const away = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "TimeoutError",
  "AbortError",
  "SlowDown",
]);

type Thrown = { code?: unknown; name?: unknown; $metadata?: { httpStatusCode?: number } };

function isAway(thrown: unknown): boolean {
  for (let at = thrown; at instanceof Error; at = at.cause) {
    const { code, name, $metadata }: Thrown = at;
    if (away.has(String(code)) || away.has(String(name))) return true;
    if (($metadata?.httpStatusCode ?? 0) >= 500) return true;
  }
  return false;
}

/** Full, busy, or the error itself. */
export function storeErrorOf(thrown: unknown): unknown {
  if (isDomainError(thrown)) return thrown;
  if (isFull(thrown)) return new Full();
  return isAway(thrown)
    ? new TryAgain("El almacén de archivos no responde. Intente de nuevo en unos minutos.", {
        seconds: 30,
      })
    : thrown;
}
