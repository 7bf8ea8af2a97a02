import { Invalid } from "../kernel/errors";

/** 400 when it is not 1 to 255 characters. */
export function idempotencyKeyOf(request: Request): string | null {
  const key = request.headers.get("idempotency-key");
  if (key !== null && (key.length < 1 || key.length > 255))
    throw new Invalid("Idempotency-Key debe tener entre 1 y 255 caracteres.");
  return key;
}
