import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import type { WorkLane } from "./limits";
import { runInProcess } from "./run-in-process";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "faena-process-"));
});

afterEach(() => vi.useRealTimers());

afterAll(() => rm(folder, { recursive: true, force: true }));

async function given(statements: string, lane: WorkLane = "inspection"): Promise<unknown[]> {
  const path = join(folder, `${Math.random()}.mjs`);
  await writeFile(path, `export default async function* job() { ${statements} }`);
  const name = relative(join(process.cwd(), "lib", "pdf", "worker"), path).replace(/\.mjs$/, "");
  const values: unknown[] = [];
  const job = { name, input: {}, files: [], lane, owner: 7 };
  for await (const value of runInProcess(job)) values.push(value);
  return values;
}

const works = "yield { value: 1 }; yield { value: 2 };";
const heavy = { name: "UnreadablePdf", reason: "heavy" };

test("a document that makes its process hang is given up in time, and the next has its turn", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const hanging = given("for (;;);");
  const refused = expect(hanging).rejects.toMatchObject(heavy);
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
  const next = given(works);
  await vi.advanceTimersByTimeAsync(20_000);
  await refused;
  expect(await next).toEqual([1, 2]);
});

test.each([
  ["objects", "const held = []; for (;;) held.push(new Array(1e6).fill(Math.random()));"],
  ["bytes", "const held = []; for (;;) held.push(new Uint8Array(1e7).fill(1));"],
  ["one piece", "new Uint8Array(4e9).fill(1);"],
])(
  "a document that takes all memory for %s is unreadable, and the next has its turn",
  async (_, hungry) => {
    await expect(given(`${hungry} yield { value: 0 };`)).rejects.toMatchObject(heavy);
    expect(await given(works)).toEqual([1, 2]);
  },
);

test("what fails where nobody listens ends its process alone", async () => {
  const unheard = "setTimeout(() => { throw new Error('unheard'); }); await new Promise(() => {});";
  await expect(given(unheard)).rejects.toMatchObject(heavy);
  expect(await given(works)).toEqual([1, 2]);
});

test("a job that cannot be done at all is a failure of ours, and says which", async () => {
  await expect(given("await import('./none.mjs');")).rejects.toThrow("none.mjs");
  expect(await given(works)).toEqual([1, 2]);
});

test("a process knows nothing of the secrets of the one that started it", async () => {
  vi.stubEnv("AUTH_SECRET", "secreto");
  const asked = await given("yield { value: process.env.AUTH_SECRET ?? null };");
  vi.unstubAllEnvs();
  expect(asked).toEqual([null]);
});

test("what rests serves the next of strangers' files, and never our own papers", async () => {
  const who = "yield { value: process.pid };";
  const looking = await given(who);
  expect(await given(who, "papers")).not.toEqual(looking);
  expect(await given(who, "request")).toEqual(looking);
  expect(await given(who, "background")).toEqual(looking);
});
