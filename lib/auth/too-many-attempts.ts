import { DomainError } from "../errors";

/** 429, with the seconds after which it may be tried again. */
export const tooManyAttempts = (seconds: number) =>
  new DomainError(
    "rateLimited",
    "Demasiados intentos fallidos. Espere unos minutos e intente de nuevo.",
    "rate_limited",
    { headers: { "Retry-After": String(Math.max(1, Math.ceil(seconds))) } },
  );
