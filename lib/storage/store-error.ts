import { Full, isDomainError, TryAgain } from "../kernel/errors";
import { isFull } from "./is-full";

/** Of a connection that was there, or of a store that says that it has too much to do. */
const brokenOff = new Set(["ECONNRESET", "ECONNABORTED", "EPIPE", "SlowDown"]);

const away = new Set([
  ...brokenOff,
  "ECONNREFUSED",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "TimeoutError",
  "AbortError",
]);

type Thrown = { code?: unknown; name?: unknown; $metadata?: { httpStatusCode?: number } };

function isOneOf(codes: ReadonlySet<string>, thrown: unknown): boolean {
  for (let at = thrown; at instanceof Error; at = at.cause) {
    const { code, name, $metadata }: Thrown = at;
    if (codes.has(String(code)) || codes.has(String(name))) return true;
    if (($metadata?.httpStatusCode ?? 0) >= 500) return true;
  }
  return false;
}

/** By a store that is there and has room: the next try may well be heard. */
export const isBrokenOff = (thrown: unknown): boolean =>
  !isFull(thrown) && isOneOf(brokenOff, thrown);

/** Full, busy, or the error itself. */
export function storeErrorOf(thrown: unknown): unknown {
  if (isDomainError(thrown)) return thrown;
  if (isFull(thrown)) return new Full();
  return isOneOf(away, thrown)
    ? new TryAgain("El almacén de archivos no responde. Intente de nuevo en unos minutos.", {
        seconds: 30,
      })
    : thrown;
}
