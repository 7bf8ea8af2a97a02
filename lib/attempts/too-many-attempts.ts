import { RateLimited } from "../kernel/errors";
import { noteRefusal } from "./note-refusal";

export function tooManyAttempts(seconds: number): RateLimited {
  noteRefusal("too many attempts to sign in");
  return new RateLimited("Demasiados intentos fallidos. Espere unos minutos e intente de nuevo.", {
    seconds: Math.max(1, Math.ceil(seconds)),
  });
}
