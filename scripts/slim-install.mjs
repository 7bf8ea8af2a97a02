/**
 * Runs after each installation, on any Node.js that may start one: takes away what no run of ours reads, a fifth of it.
 * Source maps of packages are for their debuggers, the headers of the Node.js for compilers of add-ons.
 */
import { readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { ownNode } from "./own-node.mjs";
import { root } from "./root.mjs";

const packages = join(root, "node_modules");
const node = ownNode();

for (const name of readdirSync(packages, { recursive: true, encoding: "utf8" }))
  if (/\.(c|m)?(js|ts)\.map$/.test(name)) rmSync(join(packages, name), { force: true });
if (node) rmSync(join(dirname(dirname(node)), "include"), { recursive: true, force: true });
