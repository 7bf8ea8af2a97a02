import "./runtime.mjs";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { bundle } from "./bundle.mjs";
import { run } from "./children.mjs";
import { root } from "./root.mjs";

const bundled = join(root, ".next", "write-openapi");

await bundle(["scripts/write-openapi.ts"], bundled, { packages: "external" });
await run(process.execPath, [join(bundled, "write-openapi.mjs"), ".next/openapi.json"], {
  cwd: root,
});
rmSync(bundled, { recursive: true });
