import { createReadStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { GetObjectCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { Disk } from "flydrive";
import { S3Driver } from "flydrive/drivers/s3";
import type { Bucket } from "../kernel/store-address";
import { sendAnew } from "./send-anew";
import { readWithSilenceLimit, withSilenceLimit } from "./silence-limit";
import type { ByteRange, FileStore } from "./store";

/** Milliseconds to connect; later silence is {@link withSilenceLimit}'s. */
const connectionTimeout = 5_000;

const open = ({ endpoint, region, credentials }: Bucket) =>
  withSilenceLimit(
    new S3Client({
      region,
      credentials,
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
      requestHandler: { connectionTimeout },
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
    }),
  );

const rangeOf = (range: ByteRange | undefined) =>
  range ? { Range: `bytes=${range.start}-${range.end}` } : {};

export function bucketStore(bucket: Bucket): FileStore {
  const client = open(bucket);
  const within = bucket.prefix === "" ? "" : `${bucket.prefix}/`;
  const placeOf = (key: string) => `${within}${key}`;
  const disk = new Disk(
    new S3Driver({ client, bucket: bucket.name, visibility: "private", supportsACL: false }),
  );
  const read: FileStore["read"] = async (key, range) => {
    const asked = { Bucket: bucket.name, Key: placeOf(key), ...rangeOf(range) };
    const { Body } = await client.send(new GetObjectCommand(asked));
    if (!(Body instanceof Readable)) throw new TypeError(`The bucket gave no stream for ${key}`);
    return readWithSilenceLimit(Body);
  };
  return {
    read,
    readWhole: async (key) => buffer(await read(key)),
    async importFile(path, key, contentType, signal) {
      const { size } = await stat(path);
      const slot = { Bucket: bucket.name, Key: placeOf(key) };
      const headers = { ContentType: contentType, ContentLength: size };
      await sendAnew(async () => {
        const bytes = createReadStream(path);
        const put = new PutObjectCommand({ ...slot, Body: bytes, ...headers });
        try {
          await client.send(put, signal ? { abortSignal: signal } : {});
        } finally {
          bytes.destroy();
        }
      }, signal);
      await rm(path, { force: true });
    },
    write: (key, bytes) => disk.put(placeOf(key), bytes),
    has: (key) => disk.exists(placeOf(key)),
    move: (from, to) => disk.move(placeOf(from), placeOf(to)),
    remove: (key) => disk.delete(placeOf(key)),
    async *keys(folder = "") {
      let token: string | undefined;
      do {
        const page = await disk.listAll(placeOf(folder) || "/", {
          recursive: true,
          ...(token ? { paginationToken: token } : {}),
        });
        yield [...page.objects].flatMap((object) =>
          object.isFile ? [object.key.slice(within.length)] : [],
        );
        token = page.paginationToken;
      } while (token);
    },
    async stat(key) {
      const { lastModified, contentLength } = await disk.getMetaData(placeOf(key));
      return { storedAt: lastModified, size: contentLength };
    },
  };
}
