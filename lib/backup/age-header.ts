import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from "node:crypto";
import { promisify } from "node:util";

/** https://age-encryption.org/v1 */
export const intro = "age-encryption.org/v1\n";

export const longestHead = 256;

/** log2 of scrypt's cost, 256 MB a guess; age's own choice. */
export const usualWork = 18;
const mostWork = 20;

const cipher = "chacha20-poly1305";
const zeroNonce = Buffer.alloc(12);
const options = { authTagLength: 16 };

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64").replace(/=+$/, "");

const wrapKey = (passphrase: string, salt: Uint8Array, logN: number) => {
  const N = 2 ** logN;
  const salted = Buffer.concat([Buffer.from("age-encryption.org/v1/scrypt"), salt]);
  return derive(passphrase, salted, 32, { N, r: 8, p: 1, maxmem: 2_048 * N });
};

function macOf(fileKey: Uint8Array, head: string): Buffer {
  const key = hkdfSync("sha256", fileKey, "", "header", 32);
  return createHmac("sha256", Buffer.from(key)).update(head).digest();
}

function wrap(fileKey: Uint8Array, key: Uint8Array): Buffer {
  const sealing = createCipheriv(cipher, key, zeroNonce, options);
  return Buffer.concat([sealing.update(fileKey), sealing.final(), sealing.getAuthTag()]);
}

function unwrap(wrapped: Buffer, key: Uint8Array): Buffer | null {
  const opening = createDecipheriv(cipher, key, zeroNonce, options);
  opening.setAuthTag(wrapped.subarray(16));
  const fileKey = opening.update(wrapped.subarray(0, 16));
  try {
    opening.final();
    return fileKey;
  } catch {
    return null;
  }
}

export async function makeHead(
  passphrase: string,
  work: number,
): Promise<{ head: string; fileKey: Buffer }> {
  const [fileKey, salt] = [randomBytes(16), randomBytes(16)];
  const wrapped = wrap(fileKey, await wrapKey(passphrase, salt, work));
  const signed = `${intro}-> scrypt ${textOf(salt)} ${work}\n${textOf(wrapped)}\n---`;
  return { head: `${signed} ${textOf(macOf(fileKey, signed))}\n`, fileKey };
}

const letters = "[A-Za-z0-9+/]";
const shape = new RegExp(
  `^(${intro}-> scrypt (${letters}{22}) (\\d{1,2})\n(${letters}{43})\n---) (${letters}{43})\n`,
);

export async function openHead(
  text: string,
  passphrase: string,
): Promise<{ fileKey: Buffer; end: number } | "strange" | "wrong" | "changed"> {
  const [head, signed = "", salt = "", logN, wrapped = "", mac = ""] = shape.exec(text) ?? [];
  if (!head || Number(logN) > mostWork) return "strange";
  const key = await wrapKey(passphrase, Buffer.from(salt, "base64"), Number(logN));
  const fileKey = unwrap(Buffer.from(wrapped, "base64"), key);
  if (!fileKey) return "wrong";
  const isWhole = timingSafeEqual(macOf(fileKey, signed), Buffer.from(mac, "base64"));
  return isWhole ? { fileKey, end: head.length } : "changed";
}
