import { readdir } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { PDFDocument } from "pdf-lib";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { custodyScans, settings } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { aForm, anEncryptedPdf, anImage, aPdf } from "@/db/testing/sample-files";
import { call } from "@/lib/http/testing";
import { fileStore, incomingFolder } from "@/lib/storage/file-store";
import { workWaiting } from "@/lib/worker/testing";
import { POST } from "./route";

type Bytes = Uint8Array<ArrayBuffer> | string;

let as: Awaited<ReturnType<typeof make.aSession>>;
let project_id: number;

beforeEach(async () => {
  as = await make.aSession();
  ({ id: project_id } = await make.aProject());
});

const send = (bytes: Bytes, name = "pila.pdf") =>
  call(POST, { as, params: { project_id }, multipart: aForm({}, bytes, name) });

async function stored() {
  const keys: string[] = [];
  for await (const some of fileStore().keys()) keys.push(...some);
  return [...keys, ...(await readdir(incomingFolder()).catch(() => []))].toSorted();
}

async function storingNothing<T>(work: () => Promise<T>): Promise<T> {
  const before = await stored();
  const result = await work();
  expect(await stored()).toEqual(before);
  expect(await database().$count(custodyScans)).toBe(0);
  return result;
}

async function aBatchOf(pages: number): Promise<Bytes> {
  const batch = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) batch.addPage([100, 100]);
  return new Uint8Array(await batch.save());
}

const html = "<!doctype html><script>alert(1)</script>";
const bodies: [string, () => Promise<Bytes>][] = [
  ["HTML", async () => html],
  ["SVG", async () => `<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>`],
  ["HTML that starts like a PDF", async () => `%PDF-1.4\n${html}\n%%EOF`],
  ["an image", () => anImage()],
  ["zero bytes", async () => ""],
  ["half a PDF", async () => (await aPdf("una", "dos")).slice(0, 500)],
  ["a PDF that asks for a password", () => anEncryptedPdf("secreta")],
];

test.each(bodies)("%s named .pdf is refused and leaves nothing", async (_, bytes) => {
  const body = await bytes();
  expect(await storingNothing(() => send(body))).toMatchObject({
    status: 415,
    body: { code: "unsupported_media_type", field_errors: { file: [expect.any(String)] } },
  });
});

test("a scan batch of more pages than are read at once is refused and leaves nothing", async () => {
  const batch = await aBatchOf(2_001);
  const { status, body } = await storingNothing(() => send(batch));
  expect([status, body.code]).toEqual([400, "validation_error"]);
  expect(body.field_errors.file[0]).toContain("2.001 páginas");
});

test("a scan batch over the limit for scans is refused and leaves nothing", async () => {
  await database().update(settings).set({ bulkUploadLimitMb: 1 });
  const large = new Uint8Array(1_100_000).fill(37);
  expect(await storingNothing(() => send(large))).toMatchObject({
    status: 413,
    body: { code: "payload_too_large" },
  });
});

test("a scan batch is called what its sender calls it, and never a path", async () => {
  const batch = await aPdf("una");
  for (const [given, kept] of [
    ["../../../etc/passwd.pdf", "passwd.pdf"],
    [`${"ñ".repeat(400)}.pdf`, `${"ñ".repeat(296)}.pdf`],
  ] as const) {
    const { status, body } = await send(batch, given);
    expect([status, body.data.file_name]).toEqual([201, kept]);
  }
  const isRead = () => database().$count(custodyScans, eq(custodyScans.status, "REVIEW"));
  await workWaiting("read-scan");
  expect(await isRead()).toBe(2);
});
