import "./runtime.mjs";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundleDrawings } from "../lib/printed/worker/bundle.mjs";
import { root } from "./root.mjs";

/** Bundles what the drawing processes load, beside the app's own build. */
process.chdir(root);
writeFileSync(join(root, ".next", "drawings.mjs"), await bundleDrawings());
