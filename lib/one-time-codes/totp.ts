import { Secret, TOTP } from "otpauth";

const period = 30;
/** Steps before and after whose codes are accepted: clocks differ, and people type slowly. */
const window = 1;

const made = (secret: string, named: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...named, secret: Secret.fromBase32(secret), period });

/** 160 bits in base 32, as it is typed into an authenticator (RFC 4226, section 4). */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** An `otpauth:` address for the QR code. */
export const totpAddress = (secret: string, named: { issuer: string; label: string }): string =>
  made(secret, named).toString();

export const isTimedCode = (code: string): boolean => /^[0-9]{6}$/.test(code);

/** The half minute since 1970 that the code belongs to; null when it is not valid now. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  if (!isTimedCode(code)) return null;
  const delta = made(secret).validate({ token: code, timestamp: now.getTime(), window });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / period) + delta;
}
