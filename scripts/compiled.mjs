import { rmSync } from "node:fs";
// Not by name: a Node.js that is started anew for being too old has none of these yet.
import nodeModule from "node:module";
import { join } from "node:path";
import { root } from "./root.mjs";

const folder = join(root, ".tmp", "compiled");

/** This process, and those it starts, keep what they compile for those that come after: a start takes little more than half the time. */
export function keepCompiled() {
  nodeModule.enableCompileCache?.(folder);
  process.env.NODE_COMPILE_CACHE ??= folder;
}

/** Writes down what this process has compiled so far, which is otherwise done as it ends. */
export const writeCompiled = () => nodeModule.flushCompileCache?.();

/** What was compiled of another build is of no use to this one. */
export const forgetCompiled = () => rmSync(folder, { recursive: true, force: true });
