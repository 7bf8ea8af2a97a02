import { EventEmitter, once } from "node:events";
import { beforeAll, expect, test } from "vitest";
import { database, doorDatabase } from "@/db/client";
import { inSnapshot } from "../exports/snapshot";
import { atomically, type BaseContext } from "../kernel/context";
import { memberAt, nobodyAt } from "../kernel/testing";
import { inspectPdf } from "../pdf/inspect-pdf";
import { fileStore } from "./file-store";

const bytes = new TextEncoder().encode("hoja");
const key = "2026-11/of-nobody";
const never = "never inside";

const ways: [string, () => Promise<unknown>][] = [
  ["write", () => fileStore().write(key, bytes)],
  ["importFile", () => fileStore().importFile("/nowhere/hoja.pdf", key, "application/pdf")],
  ["read", () => fileStore().read(key)],
  ["readWhole", () => fileStore().readWhole(key)],
  ["has", () => fileStore().has(key)],
  ["stat", () => fileStore().stat(key)],
  ["move", () => fileStore().move(key, `${key}.1`)],
  ["remove", () => fileStore().remove(key)],
  ["keys", async () => fileStore().keys()[Symbol.asyncIterator]().next()],
];

let ctx: BaseContext;

beforeAll(() => {
  ctx = nobodyAt(new Date());
});

const rest = () => new Promise((over) => setImmediate(over));

test.each(ways)(
  "%s is refused while a transaction is open, whoever opened it",
  async (_, speak) => {
    await fileStore().write(key, bytes);
    const member = await memberAt(new Date());
    await expect(atomically(ctx, speak)).rejects.toThrow(never);
    await expect(atomically(ctx, (ctx) => atomically(ctx, speak))).rejects.toThrow(never);
    await expect(inSnapshot(member, speak)).rejects.toThrow(never);
    for (const db of [database(), doorDatabase()])
      await expect(db.transaction(async () => Promise.all([rest().then(speak)]))).rejects.toThrow(
        never,
      );
    expect(Buffer.from(await fileStore().readWhole(key)).equals(bytes)).toBe(true);
  },
);

test("so is a document's process", async () => {
  const looked = atomically(ctx, () => inspectPdf("/nowhere/hoja.pdf", null));
  await expect(looked).rejects.toThrow(never);
});

test("a list that began before a transaction goes no further inside it", async () => {
  const listed = fileStore().keys()[Symbol.asyncIterator]();
  await listed.next();
  await expect(atomically(ctx, () => listed.next())).rejects.toThrow(never);
});

test.each([
  ["kept", async () => undefined],
  ["undone", () => Promise.reject(new RangeError("undone"))],
])("what a transaction left behind may speak once it is over: %s", async (_, end) => {
  const bell = new EventEmitter();
  const left: Promise<boolean>[] = [];
  const work = async () => {
    left.push(once(bell, "over").then(() => fileStore().has(key)));
    await end();
  };
  await atomically(ctx, work).catch(() => undefined);
  bell.emit("over");
  expect(await Promise.all(left)).toEqual([true]);
});

test("so may what is left for after the commit", async () => {
  await atomically(ctx, async ({ afterCommit }) =>
    afterCommit(() => fileStore().write(key, bytes)),
  );
  expect(await fileStore().has(key)).toBe(true);
});

test("another request speaks meanwhile", async () => {
  const [, isThere] = await Promise.all([atomically(ctx, rest), fileStore().has(key)]);
  expect(isThere).toBe(true);
});
