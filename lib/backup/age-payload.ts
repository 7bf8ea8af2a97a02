import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const cipher = "chacha20-poly1305";
const options = { authTagLength: 16 };
const pieceSize = 65_536;

export const nonceSize = 16;

type Bytes = AsyncIterable<Uint8Array>;

/** Only the last piece may be shorter, and it alone is marked as last. */
async function* inPieces(source: Bytes, size: number) {
  let held = Buffer.alloc(0);
  for await (const chunk of source) {
    held = Buffer.concat([held, chunk]);
    for (; held.length > size; held = held.subarray(size))
      yield { bytes: held.subarray(0, size), isLast: false };
  }
  yield { bytes: held, isLast: true };
}

const keyOf = (fileKey: Uint8Array, nonce: Uint8Array) =>
  Buffer.from(hkdfSync("sha256", fileKey, nonce, "payload", 32));

/** Numbers each piece and marks the last, so that none can be dropped, moved or cut off. */
function placeOf(at: number, isLast: boolean): Buffer {
  const place = Buffer.alloc(12);
  place.writeBigUInt64BE(BigInt(at), 3);
  place[11] = isLast ? 1 : 0;
  return place;
}

export async function* sealPayload(source: Bytes, fileKey: Uint8Array): AsyncGenerator<Buffer> {
  const nonce = randomBytes(nonceSize);
  const key = keyOf(fileKey, nonce);
  yield nonce;
  let at = 0;
  for await (const { bytes, isLast } of inPieces(source, pieceSize)) {
    const sealing = createCipheriv(cipher, key, placeOf(at, isLast), options);
    yield Buffer.concat([sealing.update(bytes), sealing.final(), sealing.getAuthTag()]);
    at += 1;
  }
}

type Piece = { bytes: Buffer; isLast: boolean };

/** Null when the piece was not sealed at that place. */
function openPiece(key: Buffer, { bytes, isLast }: Piece, at: number): Buffer | null {
  const end = bytes.length - options.authTagLength;
  if (end < 0) return null;
  const opening = createDecipheriv(cipher, key, placeOf(at, isLast), options);
  opening.setAuthTag(bytes.subarray(end));
  const opened = opening.update(bytes.subarray(0, end));
  try {
    opening.final();
    return opened;
  } catch {
    return null;
  }
}

/** Gives a piece only once it is verified; null at the end where one is not. */
export async function* openPayload(
  source: Bytes,
  fileKey: Uint8Array,
  nonce: Uint8Array,
): AsyncGenerator<Buffer | null> {
  const key = keyOf(fileKey, nonce);
  let at = 0;
  for await (const piece of inPieces(source, pieceSize + options.authTagLength)) {
    const opened = openPiece(key, piece, at);
    yield opened;
    if (!opened) return;
    at += 1;
  }
}
