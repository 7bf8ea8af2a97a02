import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { sender } from "../jobs/boss";
import { env } from "../kernel/env";
import { nobodyAt } from "../kernel/testing";
import { findLastDrill } from "../service-state/find-last-drill";
import { backUp } from "./back-up";
import { workWaiting } from "./testing";

const workFolder = env.BACKUP_DIR;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "faena-drills-"));
  env.BACKUP_DIR = folder;
});
afterEach(async () => {
  env.BACKUP_DIR = workFolder;
  await rm(folder, { recursive: true, force: true });
});

const night = nobodyAt("2026-05-20T08:00:00Z");
const drill = async () => {
  await (await sender()).send("restore-drill");
  await workWaiting("restore-drill");
};

test("the newest copy is restored aside, what came of it is kept, and nothing else is left", async () => {
  await drill();
  expect(await findLastDrill(night)).toBe(null);
  await make.aRentedUnit(await make.aProject());
  await backUp(night, folder);
  await drill();
  const last = await findLastDrill(night);
  expect(last).toMatchObject({ copy: "faena-2026-05-20.tar", differences: [] });
  expect(last?.answers).toBeGreaterThan(0);
  expect(existsSync(join(env.DATA_DIR, "drill"))).toBe(false);
  expect(existsSync(join(env.DATA_DIR, "drill.json"))).toBe(false);
});
