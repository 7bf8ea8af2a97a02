import { existsSync } from "node:fs";
import { mkdtemp, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
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

/** A store that treats its first requests as told, and takes the rest. */
async function storeThat(
  ...treats: ((request: IncomingMessage, answer: ServerResponse) => void)[]
) {
  const taken: string[] = [];
  const server = createServer(async (request, answer) => {
    const treat = treats.shift();
    if (treat) return treat(request, answer);
    taken.push(await text(request));
    answer.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const store = bucketStore(bucketOf(`s3://key:secret@127.0.0.1:${port}/archivos?endpoint=http`));
  const stop = () => new Promise((resolve) => server.close(resolve));
  return { store, taken, stop };
}

const breaksOff = (request: IncomingMessage) => void request.socket.destroy();
const answersWith = (status: number) => (request: IncomingMessage, answer: ServerResponse) =>
  void request.resume().once("end", () => answer.writeHead(status).end());

async function aFile() {
  const path = join(await mkdtemp(join(tmpdir(), "faena-sent-")), "hoja.pdf");
  await writeFile(path, "hoja".repeat(20_000));
  return path;
}

test.each([
  ["breaks off twice", [breaksOff, breaksOff]],
  ["has too much to do", [answersWith(503)]],
])("a file is sent anew to a store that %s", async (_, treats) => {
  const { store, taken, stop } = await storeThat(...treats);
  const path = await aFile();
  await store.importFile(path, "2026-11/one", "application/pdf");
  expect(taken).toEqual(["hoja".repeat(20_000)]);
  expect(existsSync(path)).toBe(false);
  await stop();
});

test.each([
  ["is away for good", [breaksOff, breaksOff, breaksOff]],
  ["is full", [answersWith(507)]],
  ["refuses", [answersWith(403)]],
])("a file stays where it was while the store %s", async (_, treats) => {
  const { store, taken, stop } = await storeThat(...treats);
  const path = await aFile();
  await expect(store.importFile(path, "2026-11/one", "application/pdf")).rejects.toThrow();
  expect(taken).toEqual([]);
  expect(existsSync(path)).toBe(true);
  await stop();
});
