import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPayload, sealPayload } from "./age-payload";
import { BackupRefused, DamagedBackup } from "./damaged";
import { openArchive, sealed } from "./sealing";

const passphrase = "Campamento Ñorte 77";
let folder: string;
let path: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "faena-sealing-"));
  path = join(folder, "respaldo.tar.age");
});

afterAll(() => rm(folder, { recursive: true }));

async function* inChunks(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** Of a guess; the usual one takes a second each time. */
const quick = 10;

const seal = (bytes: Uint8Array) => buffer(sealed(inChunks(bytes, 10_007), passphrase, quick));

async function open(bytes: Uint8Array, asked: string | undefined = passphrase) {
  await writeFile(path, bytes);
  const archive = await openArchive(path, asked);
  return buffer(archive.read());
}

const fileKey = randomBytes(16);
const sealPieces = (bytes: Uint8Array) => buffer(sealPayload(inChunks(bytes, 10_007), fileKey));

async function openPieces(secret: Uint8Array) {
  const [nonce, rest] = [secret.subarray(0, 16), secret.subarray(16)];
  const opened: (Buffer | null)[] = [];
  for await (const piece of openPayload(inChunks(rest, 10_007), fileKey, nonce)) opened.push(piece);
  return {
    bytes: Buffer.concat(opened.filter((piece) => piece !== null)),
    isWhole: opened.at(-1) !== null,
  };
}

test.each([0, 1, 65_535, 65_536, 65_537, 131_072, 1_000_000])(
  "%d bytes come out as they went in",
  async (size) => {
    const bytes = randomBytes(size);
    const secret = await sealPieces(bytes);
    expect(secret.length).toBe(16 + size + 16 * Math.max(1, Math.ceil(size / 65_536)));
    const opened = await openPieces(secret);
    expect([opened.bytes.equals(bytes), opened.isWhole]).toEqual([true, true]);
  },
);

test("opens what age itself sealed", async () => {
  const fromAge =
    "YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCBNazY3dW4xRkt1aFhxWXJpaExMWjNBIDE4CjNVYkRjUmJoZUdIWnBSdmZlcUJZbExqbitNZWppL2s5TXdzWUFqWlpud00KLS0tIDdOQThSMnRWeldFZGVMM1V3U3U4OENLNXpIdnoxaUJkaFZTRHlQUnNwbzgK1dgjIAvy3+MytDjPIbHi/iU5HurJ3WhUVzcdlnZ70whfyg34KHPa2w==";
  expect(String(await open(Buffer.from(fromAge, "base64"), "clave larga"))).toBe("Respaldo");
});

test("what is not encrypted is read as it is, with a passphrase and without", async () => {
  const bytes = randomBytes(100_000);
  expect((await buffer(sealed(inChunks(bytes, 7_000), undefined))).equals(bytes)).toBe(true);
  expect((await open(bytes)).equals(bytes)).toBe(true);
  await writeFile(path, bytes);
  expect((await buffer((await openArchive(path, undefined)).read())).equals(bytes)).toBe(true);
});

test("refuses by name without its passphrase, with another, and what another key opens", async () => {
  const secret = await seal(randomBytes(10));
  await writeFile(path, secret);
  const refusal = (asked: string | undefined) => openArchive(path, asked);
  await expect(refusal(undefined)).rejects.toThrow(
    new BackupRefused(`${path} is encrypted: give its passphrase in BACKUP_PASSPHRASE.`),
  );
  await expect(refusal("another")).rejects.toThrow(
    new BackupRefused(`BACKUP_PASSPHRASE does not open ${path}.`),
  );
  await writeFile(path, secret.toString("latin1").replace("scrypt", "X25519"));
  await expect(refusal(passphrase)).rejects.toThrow("encrypted otherwise than for a passphrase");
  await rm(path);
  await expect(refusal(passphrase)).rejects.toThrow(new BackupRefused(`There is no ${path}.`));
});

test("tells every change, and gives nothing of what was changed", async () => {
  const bytes = randomBytes(200_000);
  const secret = await sealPieces(bytes);
  const size = 65_552;
  const flipped = Buffer.from(secret);
  flipped[70_000] = (flipped[70_000] ?? 0) ^ 1;
  const piece = (at: number) => secret.subarray(16 + at * size, 16 + (at + 1) * size);
  const together = (...pieces: Uint8Array[]) => Buffer.concat([secret.subarray(0, 16), ...pieces]);
  const changes: [string, Uint8Array, number][] = [
    ["flipped", flipped, 1],
    ["cut off", secret.subarray(0, -1), 3],
    ["cut off after a piece", together(piece(0), piece(1)), 1],
    ["nothing left", secret.subarray(0, 16), 0],
    ["longer", together(piece(0), piece(1), piece(2), piece(3), Buffer.from("x")), 3],
    ["in another order", together(piece(1), piece(0), piece(2), piece(3)), 0],
    ["with a piece less", together(piece(0), piece(2), piece(3)), 1],
  ];
  for (const [what, changed, pieces] of changes) {
    const given = bytes.subarray(0, pieces * 65_536);
    const opened = await openPieces(changed);
    expect([opened.bytes.equals(given), opened.isWhole], what).toEqual([true, false]);
  }
});

test("a damaged archive is told by name, its head included", async () => {
  const bytes = randomBytes(100);
  const secret = await seal(bytes);
  expect((await open(secret)).equals(bytes)).toBe(true);
  await expect(open(secret.subarray(0, -1))).rejects.toThrow(
    new DamagedBackup(`${path} is damaged: it was changed, or breaks off.`),
  );
  const head = Buffer.from(secret);
  head.write("AB", secret.indexOf("--- ") + 4);
  await expect(open(head)).rejects.toThrow(
    new DamagedBackup(`${path} is damaged: its head was changed.`),
  );
});
