import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { intro, longestHead, makeHead, openHead, usualWork } from "./age-header";
import { nonceSize, openPayload, sealPayload } from "./age-payload";
import { BackupRefused, DamagedBackup } from "./damaged";

/** `read` gives its bytes from the first, any number of times. */
export type Opened = { path: string; read: () => Readable };

type Bytes = AsyncIterable<Uint8Array>;

/** An age file (https://age-encryption.org/v1); the plain bytes without a passphrase. */
export async function* sealed(
  source: Bytes,
  passphrase: string | undefined,
  work: number = usualWork,
) {
  if (passphrase === undefined) return yield* source;
  const { head, fileKey } = await makeHead(passphrase, work);
  yield Buffer.from(head);
  yield* sealPayload(source, fileKey);
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path, "r").catch((thrown) => {
    if (thrown.code === "ENOENT") throw new BackupRefused(`There is no ${path}.`);
    throw thrown;
  });
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(longestHead + nonceSize));
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

const refusals = {
  strange: (path: string) =>
    new BackupRefused(`${path} is encrypted otherwise than for a passphrase.`),
  wrong: (path: string) => new BackupRefused(`BACKUP_PASSPHRASE does not open ${path}.`),
  changed: (path: string) => new DamagedBackup(`${path} is damaged: its head was changed.`),
};

async function* unsealed(path: string, start: number, fileKey: Uint8Array, nonce: Uint8Array) {
  for await (const piece of openPayload(createReadStream(path, { start }), fileKey, nonce)) {
    if (!piece) throw new DamagedBackup(`${path} is damaged: it was changed, or breaks off.`);
    yield piece;
  }
}

/**
 * Throws `BackupRefused` when it is encrypted and the passphrase is missing or another one, `DamagedBackup`
 * when its head was changed; the bytes throw it where they were changed.
 */
export async function openArchive(path: string, passphrase: string | undefined): Promise<Opened> {
  const bytes = await readHead(path);
  const text = bytes.toString("latin1");
  if (!text.startsWith(intro)) return { path, read: () => createReadStream(path) };
  if (passphrase === undefined)
    throw new BackupRefused(`${path} is encrypted: give its passphrase in BACKUP_PASSPHRASE.`);
  const opened = await openHead(text, passphrase);
  if (typeof opened === "string") throw refusals[opened](path);
  const start = opened.end + nonceSize;
  const nonce = bytes.subarray(opened.end, start);
  return { path, read: () => Readable.from(unsealed(path, start, opened.fileKey, nonce)) };
}
