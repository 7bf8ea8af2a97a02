import { randomBytes } from "node:crypto";
import { hashSecret } from "../kernel/secrets";

const count = 10;
/** Without letters that look like others: i, l, o, u. */
const letters = "0123456789abcdefghjkmnpqrstvwxyz";
const length = 16;

const newCode = (): string =>
  Array.from(randomBytes(length), (byte) => letters[byte % letters.length])
    .join("")
    .replace(/(.{4})(?=.)/g, "$1-");

/** Ten of 80 bits, as they are shown: `k3mn-…`. */
export const newRecoveryCodes = (): string[] => Array.from({ length: count }, newCode);

/** Normalizes what was typed; 80 random bits need no salt. */
export const hashRecoveryCode = (typed: string): string =>
  hashSecret(typed.toLowerCase().replace(/[\s-]/g, ""));
