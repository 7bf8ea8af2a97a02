import { afterAll, beforeAll, expect, test } from "vitest";
import { startBucket, type TestStore } from "@/db/testing/stores";
import { bucketOf } from "../kernel/store-address";
import { bucketStore } from "./bucket-store";
import { diskStore } from "./disk-store";
import type { FileStore } from "./store";

const bytes = new TextEncoder().encode("hoja");
let bucket: TestStore;
let [whole, north, south]: FileStore[] = [];

beforeAll(async () => {
  bucket = await startBucket();
  const open = (prefix: string) =>
    bucketStore(bucketOf(String(bucket.url).replace("/archivos", `/archivos${prefix}`)));
  [whole, north, south] = [open(""), open("/faena/norte"), open("/faena/sur")];
});

afterAll(() => bucket.stop());

async function keys(store: FileStore | undefined, folder?: string): Promise<string[]> {
  const found: string[] = [];
  for await (const page of store?.keys(folder) ?? []) found.push(...page);
  return found.sort();
}

test("whatever lies outside the prefix of a store is neither listed nor touched", async () => {
  await whole?.write("2026-11/one", bytes);
  await north?.write("2026-11/one", bytes);
  await north?.write("2026-11/two", bytes);
  await south?.write("2026-11/one", bytes);
  expect(await keys(north)).toEqual(["2026-11/one", "2026-11/two"]);
  expect(await keys(north, "2026-11")).toEqual(["2026-11/one", "2026-11/two"]);

  await north?.remove("2026-11/one");
  await north?.move("2026-11/two", "quarantine/1/2026-11/two");
  expect(await north?.has("2026-11/two")).toBe(false);
  expect(await keys(north, "quarantine")).toEqual(["quarantine/1/2026-11/two"]);
  expect((await north?.stat("quarantine/1/2026-11/two"))?.size).toBe(bytes.length);
  expect(await keys(whole)).toEqual([
    "2026-11/one",
    "faena/norte/quarantine/1/2026-11/two",
    "faena/sur/2026-11/one",
  ]);
});

test("a folder that is not there yet holds nothing", async () => {
  expect(await keys(diskStore("/nowhere/of/ours"))).toEqual([]);
  expect(await keys(north, "nowhere")).toEqual([]);
});
