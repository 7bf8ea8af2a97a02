import { readdir } from "node:fs/promises";
import { afterEach, expect, test, vi } from "vitest";
import { memberAt } from "../kernel/testing";
import { aCompany } from "../print/testing";
import { incomingFolder } from "../storage/file-store";
import { draw } from "./draw";
import { leftOutPaper } from "./left-out";

afterEach(() => vi.useRealTimers());

const found = (count: number) => ({
  title: "Expediente",
  names: Array.from({ length: count }, (_, at) => `Guía ${at}, Ñandú ≥ 3 m³`),
  day: "2026-03-20",
});

test("a document drawn beside the server is the one that would be drawn here", async () => {
  const ctx = await memberAt("2026-03-20T17:00:00Z");
  const [beside, here] = [
    await draw(ctx, "leftOut", aCompany, found(80)),
    await leftOutPaper(aCompany, found(80)),
  ];
  expect(beside.fileName).toBe(here.fileName);
  expect(Buffer.from(beside.bytes).equals(here.bytes)).toBe(true);
});

test("one that takes more than it may is refused, leaves nothing, and the next is drawn", async () => {
  const ctx = await memberAt("2026-03-20T17:00:00Z");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const refused = expect(draw(ctx, "leftOut", aCompany, found(200_000))).rejects.toMatchObject({
    kind: "refused",
    code: "document_too_large",
  });
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(60_000);
  await refused;
  vi.useRealTimers();
  expect(await readdir(incomingFolder())).toEqual([]);
  expect((await draw(ctx, "leftOut", aCompany, found(1))).bytes.length).toBeGreaterThan(1_000);
});
