import { DomainError } from "../kernel/errors";
import { noteRefusal } from "./note-refusal";

/** 429, told to the log, with the seconds after which it may be tried again. */
export function tooManyAttempts(seconds: number): DomainError {
  noteRefusal("too many attempts to sign in");
  return new DomainError(
    "rateLimited",
    "Demasiados intentos fallidos. Espere unos minutos e intente de nuevo.",
    "rate_limited",
    { headers: { "Retry-After": String(Math.max(1, Math.ceil(seconds))) } },
  );
}
