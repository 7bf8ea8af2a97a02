import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { env } from "../env";

const master = env.AUTH_SECRET ?? randomBytes(32).toString("hex");
const keyFor = (use: string) => Buffer.from(hkdfSync("sha256", master, "", `faena ${use}`, 32));
const sealing = keyFor("sealing");
const signing = keyFor("signing");

const ivLength = 12;
const tagLength = 16;

/** A keyed digest: what is stored of it tells nothing about the text. */
export const sign = (text: string): string =>
  createHmac("sha256", signing).update(text).digest("hex");

/** A value that only this service can read again (AES-256-GCM under a key derived from AUTH_SECRET). */
export function seal(value: unknown): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv("aes-256-gcm", sealing, iv);
  const text = Buffer.concat([cipher.update(JSON.stringify(value), "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString("base64url");
}

/** The value that was sealed; throws when it was sealed under another key or tampered with. */
export function open(sealed: string): unknown {
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", sealing, bytes.subarray(0, ivLength));
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  const text = bytes.subarray(ivLength + tagLength);
  return JSON.parse(Buffer.concat([decipher.update(text), decipher.final()]).toString("utf8"));
}
