import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { startBucket, type TestStore } from "@/db/testing/stores";
import { adoptStore } from "../installation/adopt-store";
import { env } from "../kernel/env";
import { bucketOf } from "../kernel/store-address";
import { nobodyAt } from "../kernel/testing";
import { bucketStore } from "../storage/bucket-store";
import { fileStore } from "../storage/file-store";
import { newFileKey } from "../storage/keys";
import { quarantineKey } from "../storage/quarantine-keys";
import type { FileStore } from "../storage/store";
import { sweepFiles } from "./sweep-files";

const day = 86_400_000;
const bytes = new TextEncoder().encode("hoja");
let bucket: TestStore;
let whole: FileStore;

beforeAll(async () => {
  bucket = await startBucket();
  whole = bucketStore(bucketOf(String(bucket.url)));
});

afterAll(async () => {
  env.STORAGE_URL = undefined;
  await bucket.stop();
});

async function keys(): Promise<string[]> {
  const found: string[] = [];
  for await (const page of whole.keys()) found.push(...page);
  return found.sort();
}

async function aNeighbour(prefix: string) {
  const old = quarantineKey(newFileKey("2026-01-01"), new Date(Date.now() - 90 * day));
  for (const key of [newFileKey("2026-11-22"), old]) await whole.write(`${prefix}${key}`, bytes);
}

beforeEach(async () => {
  for (const key of await keys()) await whole.remove(key);
});

test.each([
  [
    "faena/norte",
    ["", "faena/", "faena/norte-viejo/", "faena/nort/", "norte/", "faena/norte/sur/"],
  ],
  ["", ["faena/", "faena/norte/", "norte/2026-11/"]],
])("a sweep in the prefix '%s' touches nothing of another", async (prefix, neighbours) => {
  for (const one of neighbours) await aNeighbour(one);
  const others = await keys();
  env.STORAGE_URL = String(bucket.url).replace("/archivos", `/archivos/${prefix}`);
  const ctx = nobodyAt(new Date());
  await adoptStore(ctx);
  const [named, orphan] = [newFileKey("2026-11-22"), newFileKey("2026-11-22")];
  for (const key of [named, orphan]) await fileStore().write(key, bytes);
  await make.anAttachment({ model: "user", objectId: 1, field: "picture", storageKey: named });
  const over = quarantineKey(newFileKey("2026-01-01"), new Date(Date.now() - 90 * day));
  await fileStore().write(over, bytes);

  const swept = await sweepFiles(ctx, { orphanAge: -day, mayBeMany: true });
  expect(swept).toMatchObject({ trouble: null, orphans: 1, expired: 1 });
  const now = await keys();
  expect(others.filter((key) => !now.includes(key))).toEqual([]);
  const within = prefix === "" ? "" : `${prefix}/`;
  expect(now).toContain(`${within}${named}`);
  expect(now).not.toContain(`${within}${orphan}`);
  expect(now).not.toContain(`${within}${over}`);
});
