import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

const ivLength = 12;
const tagLength = 16;

const keyFor = (master: string, use: string) =>
  Buffer.from(hkdfSync("sha256", master, "", `faena ${use}`, 32));

function seal(key: Buffer, value: unknown): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv("aes-256-gcm", key, iv);
  const text = Buffer.concat([cipher.update(JSON.stringify(value), "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString("base64url");
}

function open(key: Buffer, sealed: string): unknown {
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, ivLength));
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  const text = bytes.subarray(ivLength + tagLength);
  return JSON.parse(Buffer.concat([decipher.update(text), decipher.final()]).toString("utf8"));
}

export function vaultOf(secret: string) {
  const signing = keyFor(secret, "signing");
  const sealing = keyFor(secret, "sealing");
  return {
    /** Keyed digest (HMAC-SHA-256), which tells nothing about the text. */
    sign: (text: string) => createHmac("sha256", signing).update(text).digest("hex"),
    /** AES-256-GCM under a key of its own. */
    seal: (value: unknown) => seal(sealing, value),
    /** Throws when it was sealed under another secret or tampered with. */
    open: (sealed: string) => open(sealing, sealed),
  };
}

export type Vault = ReturnType<typeof vaultOf>;
