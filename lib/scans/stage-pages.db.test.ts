import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { env } from "../kernel/env";
import { nobodyAt } from "../kernel/testing";
import { stagePages } from "./stage-pages";
import { scanBatchOf } from "./testing";

const { DATA_DIR } = env;
const unheard: unknown[] = [];
const hear = (reason: unknown) => unheard.push(reason);
let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "faena-stage-"));
  process.on("unhandledRejection", hear);
});

afterEach(async () => {
  process.off("unhandledRejection", hear);
  Object.assign(env, { DATA_DIR });
  await rm(folder, { recursive: true });
});

test("a store that takes nothing fails the whole, and nothing fails unheard", async () => {
  const full = join(folder, "full");
  await writeFile(full, "");
  Object.assign(env, { DATA_DIR: full });
  const groups = [1, 2, 3, 4].map((page) => ({
    chain: { id: page, consecutive: `000000${page}` },
    pages: [{ page, rotation: 0 }],
    mayReplace: false,
  }));
  const batch = await scanBatchOf(null, null, null, null);
  const ctx = nobodyAt(new Date());
  const original = join(folder, "pila.pdf");
  await writeFile(original, batch);
  await expect(stagePages(ctx, original, { groups })).rejects.toThrow("ENOTDIR");
  expect(unheard).toEqual([]);
});
