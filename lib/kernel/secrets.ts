import { createHash, randomBytes } from "node:crypto";

/** Fourteen days, fixed from sign-in (contract, section 2). */
export const sessionSeconds = 14 * 24 * 60 * 60;

export const newSecret = (): string => randomBytes(32).toString("base64url");

/** SHA-256 in hexadecimal; the database keeps only this. */
export const hashSecret = (secret: string): string =>
  createHash("sha256").update(secret).digest("hex");
