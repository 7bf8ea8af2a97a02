import { createHash, randomBytes } from "node:crypto";

/** Fourteen days in seconds, fixed from sign-in (contract, section 2). */
export const sessionSeconds = 14 * 24 * 60 * 60;

/** A new unguessable secret for a cookie or a token. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** What the database keeps of a secret: its SHA-256 in hexadecimal. */
export const hashSecret = (secret: string): string =>
  createHash("sha256").update(secret).digest("hex");
