import "./runtime.mjs";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { bundle } from "./bundle.mjs";
import { run } from "./children.mjs";
import { root } from "./root.mjs";

/** Into the file that is named, or to standard output; bundled first, it takes less than half. */
const file = process.argv.slice(2);
const bundled = join(root, ".tmp", `openapi-${process.pid}`);

await bundle(["scripts/write-openapi.ts"], bundled, { packages: "external" });
await run(process.execPath, [join(bundled, "write-openapi.mjs"), ...file], { cwd: root }).finally(
  () => rmSync(bundled, { recursive: true }),
);
