import { RateLimited } from "../kernel/errors";
import { noteRefusal } from "./note-refusal";

/** 429, told to the log, with the seconds after which it may be tried again. */
export function tooManyAttempts(seconds: number): RateLimited {
  noteRefusal("too many attempts to sign in");
  return new RateLimited("Demasiados intentos fallidos. Espere unos minutos e intente de nuevo.", {
    seconds: Math.max(1, Math.ceil(seconds)),
  });
}
