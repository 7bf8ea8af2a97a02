import { rmSync } from "node:fs";
// A namespace import: an old Node.js, which is about to be replaced, has none of these names.
import nodeModule from "node:module";
import { join } from "node:path";
import { root } from "./root.mjs";

const folder = join(root, ".tmp", "compiled");

/** The compile cache is shared with child processes and later runs: a start takes little more than half the time. */
export function keepCompiled() {
  nodeModule.enableCompileCache?.(folder);
  process.env.NODE_COMPILE_CACHE ??= folder;
}

/** Otherwise the cache is written only at exit. */
export const writeCompiled = () => nodeModule.flushCompileCache?.();

/** The cache of another build is useless. */
export const forgetCompiled = () => rmSync(folder, { recursive: true, force: true });
