import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { runInThread } from "./run-in-thread";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "faena-thread-"));
});

afterEach(() => vi.useRealTimers());

afterAll(() => rm(folder, { recursive: true, force: true }));

/** What a job gives that runs these statements. */
async function given(statements: string): Promise<unknown[]> {
  const path = join(folder, `${Math.random()}.mjs`);
  await writeFile(path, `export default async function* job() { ${statements} }`);
  const name = relative(join(process.cwd(), "lib", "pdf", "worker"), path).replace(/\.mjs$/, "");
  const values: unknown[] = [];
  for await (const value of runInThread({ name, input: {}, lane: "inspection" }))
    values.push(value);
  return values;
}

const works = "yield { value: 1 }; yield { value: 2 };";

test("a document that makes its thread hang is given up in time, and the next has its turn", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const hanging = given("for (;;);");
  const refused = expect(hanging).rejects.toMatchObject({ name: "UnreadablePdf" });
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
  const next = given(works);
  await vi.advanceTimersByTimeAsync(20_000);
  await refused;
  expect(await next).toEqual([1, 2]);
});

test("a document that takes all memory is unreadable, and the next has its turn", async () => {
  const hungry = "const held = []; for (;;) held.push(new Array(1e6).fill(Math.random()));";
  await expect(given(hungry)).rejects.toMatchObject({ name: "UnreadablePdf" });
  expect(await given(works)).toEqual([1, 2]);
});

test("a job that cannot be done at all is a failure of ours, and says which", async () => {
  await expect(given("await import('./none.mjs');")).rejects.toThrow("none.mjs");
  expect(await given(works)).toEqual([1, 2]);
});
