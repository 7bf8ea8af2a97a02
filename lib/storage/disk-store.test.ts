import { existsSync, statSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { diskStore } from "./disk-store";

const made: string[] = [];

async function aFolder(below: string) {
  const folder = await mkdtemp(join(below, "faena-store-"));
  made.push(folder);
  return folder;
}

afterEach(async () => {
  for (const folder of made.splice(0)) await rm(folder, { recursive: true });
});

async function anUpload(bytes: Uint8Array) {
  const path = join(await aFolder(tmpdir()), "upload");
  await writeFile(path, bytes);
  return path;
}

const memory = "/dev/shm";
const isOther = existsSync(memory) && statSync(memory).dev !== statSync(tmpdir()).dev;
const devices = [["the same device", tmpdir()], ...(isOther ? [["another device", memory]] : [])];

describe.each(devices)("on %s", (_, below) => {
  test("takes a file over, whole, and leaves nothing else", async () => {
    const folder = await aFolder(String(below));
    const store = diskStore(folder);
    const bytes = new Uint8Array(3_000_000).fill(7);
    const path = await anUpload(bytes);
    await store.importFile(path, "2026-11/a", "application/pdf");
    expect(Buffer.from(await store.readWhole("2026-11/a")).equals(bytes)).toBe(true);
    expect(await readdir(join(folder, "2026-11"))).toEqual(["a"]);
    expect(existsSync(path)).toBe(false);
  });

  test("moves a file at once, so that of whoever dies meanwhile no part is left under a name", async () => {
    const folder = await aFolder(String(below));
    const store = diskStore(folder);
    await store.write("2026-11/a", new Uint8Array(3_000_000).fill(7));
    const { ino } = statSync(join(folder, "2026-11/a"));
    await store.move("2026-11/a", "aside/1/2026-11/a");
    expect(statSync(join(folder, "aside/1/2026-11/a")).ino).toBe(ino);
    expect(await readdir(join(folder, "2026-11"))).toEqual([]);
    await expect(store.move("2026-11/a", "2026-11/b")).rejects.toThrow();
  });

  test("what cannot be laid under its name leaves nothing there", async () => {
    const folder = await aFolder(String(below));
    const store = diskStore(folder);
    await mkdir(join(folder, "2026-11", "taken", "inside"), { recursive: true });
    const path = await anUpload(new Uint8Array(10));
    await expect(store.importFile(path, "2026-11/taken", "application/pdf")).rejects.toThrow();
    await expect(store.write("2026-11/taken", new Uint8Array(10))).rejects.toThrow();
    expect(await readdir(join(folder, "2026-11"))).toEqual(["taken"]);
  });
});
