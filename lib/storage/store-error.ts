import { Full, isDomainError, TryAgain } from "../kernel/errors";
import { isFull } from "./is-full";
import { isThrownAs } from "./is-thrown-as";

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

const isTrouble = (status: number) => status >= 500;

/** By a store that is there and has room: the next try may well be heard. */
export const isBrokenOff = (thrown: unknown): boolean =>
  !isFull(thrown) && isThrownAs(thrown, brokenOff, isTrouble);

/** Full, busy, or the error itself. */
export function storeErrorOf(thrown: unknown): unknown {
  if (isDomainError(thrown)) return thrown;
  if (isFull(thrown)) return new Full();
  return isThrownAs(thrown, away, isTrouble)
    ? new TryAgain("El almacén de archivos no responde. Intente de nuevo en unos minutos.", {
        seconds: 30,
      })
    : thrown;
}
