import { readdir } from "node:fs/promises";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { settings } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { aForm, anEncryptedPdf, anImage, aPdf } from "@/db/testing/sample-files";
import { call } from "@/lib/http/testing";
import { fileStore, incomingFolder } from "@/lib/storage/file-store";
import { POST } from "./route";

let technician: Awaited<ReturnType<typeof make.aSession>>;

beforeEach(async () => {
  technician = await make.aSession("TECNICO");
});

const count = (bytes?: Uint8Array<ArrayBuffer> | string) =>
  call(POST, { as: technician, multipart: aForm({}, bytes) });

async function stored() {
  const keys: string[] = [];
  for await (const page of fileStore().keys()) keys.push(...page);
  return [...keys, ...(await readdir(incomingFolder()))];
}

test("counts the pages and keeps nothing", async () => {
  await count(await aPdf());
  const before = await stored();
  expect((await count(await aPdf("1", "2", "3"))).body).toEqual({ success: true, pages: 3 });
  expect((await count(await anEncryptedPdf())).body.pages).toBe(1);
  expect(await stored()).toEqual(before);
});

test.each<[string, () => Promise<Uint8Array<ArrayBuffer> | string>]>([
  ["an image", () => anImage()],
  ["text", async () => "hola"],
  ["nothing", async () => ""],
  ["a PDF cut short", async () => (await aPdf()).slice(0, 500)],
  ["a PDF with a password", () => anEncryptedPdf("x")],
])("415 for %s", async (_, bytes) => {
  expect(await count(await bytes())).toMatchObject({
    status: 415,
    body: { code: "unsupported_media_type" },
  });
});

test("400 without a file, 413 over the limit of a scan", async () => {
  expect(await count()).toMatchObject({ status: 400, body: { code: "validation_error" } });
  await database().update(settings).set({ bulkUploadLimitMb: 1 });
  const large = new Uint8Array(1_048_577).fill(32);
  expect(await count(large)).toMatchObject({ status: 413, body: { code: "payload_too_large" } });
});
