import { beforeEach, expect, test } from "vitest";
import { type Db, database } from "@/db/client";
import { attachments } from "@/db/schema";
import { aWorksheet } from "@/db/testing/factories";
import { aPdf } from "@/db/testing/sample-files";
import type { Context } from "../kernel/context";
import { memberAt } from "../kernel/testing";
import { fileStore } from "../storage/file-store";
import type { SlotRef } from "./find-attachment";
import { uploadFile } from "./upload-file";

let ctx: Context;
let slot: SlotRef;

beforeEach(async () => {
  ctx = await memberAt(new Date());
  slot = { model: "sheet_project", objectId: (await aWorksheet()).id, field: "invoice_file" };
});

const upload = async (ctx: Context) =>
  uploadFile(ctx, {
    ...slot,
    file: { name: "a.pdf", bytes: await aPdf(), limitBytes: 99_999 },
  });

async function stored() {
  const keys: string[] = [];
  for await (const some of fileStore().keys()) keys.push(...some);
  return keys;
}

/** A database whose connection breaks after the commit, before it answers. */
const lostAfterwards = (db: Db): Db =>
  new Proxy(db, {
    get: (target, name) =>
      name === "transaction"
        ? async (...work: Parameters<Db["transaction"]>) => {
            await target.transaction(...work);
            throw new Error("connection lost");
          }
        : Reflect.get(target, name),
  });

test("a record that was written keeps its file, though nobody was told that it was", async () => {
  await expect(upload({ ...ctx, db: lostAfterwards(ctx.db) })).rejects.toThrow("connection lost");
  const [row] = await database().select().from(attachments);
  const bytes = await fileStore().readWhole(row?.storageKey ?? "");
  expect(bytes.byteLength).toBe(row?.size);
});

test("what is refused leaves nothing", async () => {
  const before = await stored();
  const gone = { ...slot, objectId: 2_147_483_647 };
  const file = { name: "a.pdf", bytes: await aPdf(), limitBytes: 99_999 };
  await expect(uploadFile(ctx, { ...gone, file })).rejects.toThrow("No existe la planilla");
  expect(await stored()).toEqual(before);
});
