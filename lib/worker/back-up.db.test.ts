import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { nobodyAt } from "../kernel/testing";
import { backUp } from "./back-up";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "faena-copies-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const night = nobodyAt("2026-05-20T08:00:00Z");

test("a copy a day, made once; what is too old goes, what is not ours stays", async () => {
  for (const name of ["faena-2025-01-10.tar", "faena-2026-05-19.tar", "notas.txt"])
    await writeFile(join(folder, name), "");
  for (let month = 1; month <= 12; month += 1)
    await writeFile(join(folder, `faena-2025-${String(month).padStart(2, "0")}-28.tar`), "");
  const made = await backUp(night, folder);
  expect(made).toMatchObject({ missing: 0, size: expect.any(Number) });
  expect(made?.size).toBeGreaterThan(10_000);
  expect(await backUp(night, folder)).toEqual(made);
  const names = await readdir(folder);
  expect(names).toContain("faena-2026-05-20.tar");
  expect(names).toContain("faena-2026-05-19.tar");
  expect(names).toContain("notas.txt");
  expect(names).not.toContain("faena-2025-01-10.tar");
  expect(names).not.toContain("faena-2025-01-28.tar");
});

test("without a folder nothing is copied; one that cannot be written says so", async () => {
  expect(await backUp(night, undefined)).toBe(null);
  const file = join(folder, "file");
  await writeFile(file, "");
  await expect(backUp(night, join(file, "within"))).rejects.toThrow("ENOTDIR");
});
