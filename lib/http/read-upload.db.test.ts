import { readdir } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import * as z from "zod";
import * as make from "@/db/testing/factories";
import { aForm, aPdf } from "@/db/testing/sample-files";
import { UploadedFile } from "../files/input";
import type { ReceivedFile } from "../files/received-file";
import { stageFile } from "../files/stage-file";
import { storingFirst } from "../files/storing-first";
import { atomically, type Context } from "../kernel/context";
import { fileStore, incomingFolder } from "../storage/file-store";
import { uploadEndpoint } from "./endpoint";
import { call } from "./testing";

let runs = 0;
const limit = 100_000;

const taking = uploadEndpoint({
  operation: "files.scanCustody",
  summary: "Take a file",
  input: z.object({ file: UploadedFile, note: z.string().optional() }),
  upload: async () => limit,
  run: async (_, { file }: { file: ReceivedFile; note?: string | undefined }) => {
    runs += 1;
    return file;
  },
  json: ({ fileName, pages }) => ({ fileName, pages }),
  output: z.object({ success: z.literal(true), fileName: z.string(), pages: z.int() }),
  status: 201,
});

const deadlock = sql`do $$ begin raise exception using errcode = '40P01'; end $$`;
const pdf = await aPdf("1", "2");
let office: Awaited<ReturnType<typeof make.aSession>>;

beforeEach(async () => {
  office = await make.aSession();
  runs = 0;
});

const send = (key: string, bytes = pdf, fields = {}) =>
  call(taking, {
    as: office,
    multipart: aForm(fields, bytes, "pila.pdf"),
    headers: { "idempotency-key": key },
  });

test("the same key with the same file is answered once, whatever its boundary", async () => {
  const [first, second] = [await send("a"), await send("a")];
  expect(first).toMatchObject({ status: 201, body: { fileName: "pila.pdf", pages: 2 } });
  expect(second).toMatchObject({ status: 201, body: first.body });
  expect(second.headers.get("idempotent-replayed")).toBe("true");
  expect(runs).toBe(1);
});

test("with another file, or other fields, it is refused", async () => {
  await send("a");
  for (const other of [await send("a", await aPdf("x")), await send("a", pdf, { note: "x" })])
    expect(other).toMatchObject({ status: 400, body: { code: "idempotency_mismatch" } });
});

test("what was received is gone once the answer is given", async () => {
  await send("a");
  await call(taking, { as: office, multipart: aForm({ note: "x".repeat(300_000) }, pdf) });
  expect(await readdir(incomingFolder())).toEqual([]);
});

test("bytes are stored before a transaction is open, and once, also where the database gave it up", async () => {
  const seen: string[] = [];
  const storing = uploadEndpoint({
    operation: "files.scanCustody",
    summary: "Store a file",
    input: z.object({ file: UploadedFile }),
    upload: async () => limit,
    run: storingFirst(async (ctx: Context, { file }: { file: ReceivedFile }) => {
      seen.push(`stored ${ctx.isInTransaction ? "inside" : "outside"}`);
      const staged = await stageFile(ctx, file);
      const name = (ctx: Context) =>
        atomically(ctx, async (ctx) => {
          seen.push(`named ${ctx.isInTransaction ? "inside" : "outside"}`);
          if (seen.length < 3) await ctx.db.execute(deadlock);
          return staged;
        });
      return { staged: [staged], name };
    }),
    json: ({ key }) => ({ key }),
  });
  const headers = { "idempotency-key": "a" };
  const send = () => call(storing, { as: office, multipart: aForm({}, pdf), headers });
  const [first, again] = [await send(), await send()];
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(seen).toEqual(["stored outside", "named inside", "named inside"]);
  expect(again.body).toEqual(first.body);
  expect(new Uint8Array(await fileStore().readWhole(first.body.key))).toEqual(pdf);
});

test("who may not is refused before anything is read", async () => {
  const technician = await make.aSession("TECNICO");
  const sent = new Request("http://localhost:3000/", {
    method: "POST",
    body: aForm({}, pdf),
    headers: { cookie: technician.cookie },
  });
  expect((await taking(sent, { params: Promise.resolve({}) })).status).toBe(403);
  expect(sent.bodyUsed).toBe(false);
});

test.each([
  ["no boundary", "multipart/form-data"],
  ["a boundary that never comes", "multipart/form-data; boundary=never"],
])("%s: the form cannot be read", async (_, type) => {
  const answer = await call(taking, {
    as: office,
    raw: "--x\r\n\r\n",
    headers: { "content-type": type },
  });
  expect(answer).toMatchObject({ status: 400, body: { code: "validation_error" } });
});
