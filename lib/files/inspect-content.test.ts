import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { anImage } from "@/db/testing/sample-files";
import { inspectContent } from "./inspect-content";

let path = "";
beforeEach(async () => {
  path = join(await mkdtemp(join(tmpdir(), "faena-content-")), "foto.jpg");
});
afterEach(() => rm(join(path, ".."), { recursive: true }));

async function aBoaster(width: number, height: number) {
  const jpeg = Buffer.from(await anImage("jpeg"));
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(height, frame + 5);
  jpeg.writeUInt16BE(width, frame + 7);
  await writeFile(path, jpeg);
}

test("a picture of few bytes and more points than there is memory for is refused before it is decoded", async () => {
  await aBoaster(12_001, 10_000);
  await expect(inspectContent(path, null)).rejects.toMatchObject({
    code: "unsupported_media_type",
    message: expect.stringContaining("megapíxeles"),
  });
});

test("one of 120 megapixels is a picture", async () => {
  await aBoaster(12_000, 10_000);
  expect(await inspectContent(path, null)).toEqual({ contentType: "image/jpeg", pages: null });
});
