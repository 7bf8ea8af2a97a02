import { pbkdf2 } from "node:crypto";
import { readdirSync } from "node:fs";
import { mkdir, readdir } from "node:fs/promises";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { incomingFolder } from "../storage/file-store";
import { receiveFile } from "./receive-file";

/** Keeps the threads that open files busy. */
function occupyThreads() {
  for (let job = 0; job < 16; job += 1) pbkdf2("x", "x", 4_000, 64, "sha512", () => undefined);
}

test("a file is there before its first piece is asked for, so that one that breaks off then is gone for good", async () => {
  await mkdir(incomingFolder(), { recursive: true });
  const before = await readdir(incomingFolder());
  let there: string[] = [];
  const bytes = new Readable({
    read() {
      there = readdirSync(incomingFolder());
      this.destroy(new Error("gone"));
    },
  });
  const incoming = {
    name: "a.pdf",
    limitBytes: 1_048_576,
    owner: null,
    get bytes() {
      occupyThreads();
      return bytes;
    },
  };
  await expect(receiveFile(incoming)).rejects.toThrow("gone");
  expect(there).toHaveLength(before.length + 1);
  expect(await readdir(incomingFolder())).toEqual(before);
});
