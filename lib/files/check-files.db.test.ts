import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { database } from "@/db/client";
import { attachments, fileChecks } from "@/db/schema";
import { aWorksheet } from "@/db/testing/factories";
import { aPdf } from "@/db/testing/sample-files";
import { stores, storingIn } from "@/db/testing/stores";
import { adoptStore } from "../installation/adopt-store";
import { writeStoreIdentity } from "../installation/store-identity";
import { env } from "../kernel/env";
import { memberAt } from "../kernel/testing";
import { fileStore } from "../storage/file-store";
import { attachFile } from "./attach-file";
import { checkFiles } from "./check-files";
import { getFileChecks } from "./get-file-checks";
import { stageFile } from "./stage-file";
import { aStoredFile } from "./testing";

const pdf = await aPdf("Factura");
const other = await aPdf("Otra factura");
const digestOfPdf = createHash("sha256").update(pdf).digest("hex");
const at = (day: string) => memberAt(`2026-11-${day}T06:30:00Z`);

async function aPlaceForAFile() {
  const { id } = await aWorksheet();
  return { model: "sheet_project", objectId: id, field: "invoice_file" } as const;
}

async function anUploadedFile() {
  const ctx = await at("01");
  const staged = await stageFile(ctx, { name: "factura.pdf", bytes: pdf, limitBytes: 1_048_576 });
  return attachFile(ctx, { ...(await aPlaceForAFile()), staged });
}

const anOlderFile = async () => aStoredFile(await aPlaceForAFile(), pdf);

async function checkOf(storageKey: string) {
  const [found] = await database()
    .select({ digest: fileChecks.digest, damage: fileChecks.damage, at: fileChecks.checkedAt })
    .from(fileChecks)
    .where(eq(fileChecks.storageKey, storageKey));
  return found;
}

/** As if the disk had rotten: under its key nothing changes otherwise. */
async function putInstead(key: string, bytes: Uint8Array) {
  await fileStore().remove(key);
  await fileStore().write(key, bytes);
}

describe.each(stores)("in %s", (_, start) => {
  storingIn(start, env);

  beforeEach(async () => {
    await adoptStore(await at("01"));
  });

  test("a file is held to what arrived", async () => {
    const { storageKey } = await anUploadedFile();
    expect(await checkOf(storageKey)).toMatchObject({ digest: digestOfPdf, damage: null });
    await checkFiles(await at("02"));
    expect((await checkOf(storageKey))?.at).toEqual(new Date("2026-11-01T06:30:00Z"));

    await putInstead(storageKey, other);
    expect(await checkFiles(await memberAt("2026-12-05T06:30:00Z"))).toMatchObject({
      files: 1,
      damaged: 1,
      isWhole: true,
    });
    expect(await checkOf(storageKey)).toMatchObject({ digest: digestOfPdf, damage: "CHANGED" });
    expect(await getFileChecks(await at("02"))).toMatchObject({
      damaged: 1,
      some: [
        { fileName: "factura.pdf", damage: "CHANGED", owner: expect.stringMatching(/^Planilla/) },
      ],
    });

    await putInstead(storageKey, pdf);
    await checkFiles(await memberAt("2027-01-10T06:30:00Z"));
    expect(await checkOf(storageKey)).toMatchObject({ digest: digestOfPdf, damage: null });
  });

  test("a file that is older than its check is held to what it is from then on", async () => {
    const { storageKey } = await anOlderFile();
    const ctx = await at("02");
    const before = await getFileChecks(ctx);
    expect(before.checked).toBeLessThan(before.files);
    await checkFiles(ctx);
    expect(await checkOf(storageKey)).toMatchObject({ digest: digestOfPdf, damage: null });
    const after = await getFileChecks(ctx);
    expect(after.checked).toBe(after.files);
  });

  test("a file that is missing is told, and found again", async () => {
    const { storageKey } = await anOlderFile();
    await fileStore().remove(storageKey);
    expect(await checkFiles(await at("02"))).toMatchObject({ damaged: 1 });
    expect(await checkOf(storageKey)).toMatchObject({ digest: null, damage: "MISSING" });
    await fileStore().write(storageKey, pdf);
    await checkFiles(await memberAt("2026-12-05T06:30:00Z"));
    expect(await checkOf(storageKey)).toMatchObject({ digest: digestOfPdf, damage: null });
  });

  test("a night that is over leaves the rest to the next one", async () => {
    const files = [await anOlderFile(), await anOlderFile(), await anOlderFile()];
    const ctx = await at("02");
    expect(await checkFiles(ctx, 0)).toEqual({ files: 0, damaged: 0, isWhole: false });
    expect(await checkFiles(ctx)).toMatchObject({ isWhole: true });
    for (const { storageKey } of files) expect((await checkOf(storageKey))?.damage).toBeNull();
  });

  test("the check of a file goes with it, and files in the recycle bin are nobody's trouble", async () => {
    const { id, storageKey } = await anOlderFile();
    await fileStore().remove(storageKey);
    const ctx = await at("02");
    await checkFiles(ctx);
    await database().update(attachments).set({ removedAt: ctx.now }).where(eq(attachments.id, id));
    expect((await getFileChecks(ctx)).damaged).toBe(0);
    await database().delete(attachments).where(eq(attachments.id, id));
    expect(await checkOf(storageKey)).toBeUndefined();
  });

  test("in the store of another installation nothing is checked", async () => {
    const { storageKey } = await anOlderFile();
    const ctx = await at("02");
    await checkFiles(ctx);
    await database().execute(sql`delete from file_checks`);
    await writeStoreIdentity(fileStore(), {
      installation: "another",
      server: "one",
      database: "1",
    });
    expect(await checkFiles(ctx)).toBeNull();
    expect(await checkOf(storageKey)).toBeUndefined();
  });
});
