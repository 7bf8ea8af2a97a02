import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { TestProject } from "vitest/node";
import { bundleOf } from "./bundle-of";
import { bundleDrawings } from "./worker/bundle.mjs";

/** Once for all tests: a process that bundles the drawings itself takes a second more to start. */
export default async function setup(project: TestProject) {
  const file = String(bundleOf("test"));
  const write = async () => writeFile(file, await bundleDrawings());
  await mkdir(dirname(file), { recursive: true });
  await write();
  project.onTestsRerun(write);
}
