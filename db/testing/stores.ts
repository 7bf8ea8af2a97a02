import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";

export type TestStore = { url: string | undefined; stop: () => Promise<void> };

const folder = async (): Promise<TestStore> => ({ url: undefined, stop: async () => undefined });

/** A server with an empty bucket, its clock `ahead` milliseconds ahead; `url` is a STORAGE_URL. */
export async function startBucket({ ahead = 0 } = {}): Promise<TestStore> {
  const { default: S3rver } = await import("s3rver");
  const directory = await mkdtemp(join(tmpdir(), "faena-bucket-"));
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: "archivos", configs: [] }],
  });
  server.middleware.unshift(async ({ response }, next) => {
    await next();
    const storedAt = Date.parse(response.get("Last-Modified"));
    if (storedAt) response.set("Last-Modified", new Date(storedAt + ahead).toUTCString());
  });
  const { port } = await server.run();
  return {
    url: `s3://S3RVER:S3RVER@127.0.0.1:${port}/archivos?endpoint=http`,
    stop: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

export const stores: [string, () => Promise<TestStore>][] = [
  ["a folder", folder],
  ["a bucket", () => startBucket()],
];

export function storingIn(
  start: () => Promise<TestStore>,
  env: { STORAGE_URL?: string | undefined },
) {
  let store: TestStore;

  beforeAll(async () => {
    store = await start();
    env.STORAGE_URL = store.url;
  });

  afterAll(async () => {
    env.STORAGE_URL = undefined;
    await store.stop();
  });
}
