import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { verdictOn } from "./node-version.mjs";
import { systemNode } from "./own-node.mjs";
import { root } from "./root.mjs";

/**
 * npm puts the Node.js of package.json before the system's for every script. It stays where the system's is too old for
 * Faena; a newer one is not hidden, so that its updates count.
 */
const linked = join(root, "node_modules", ".bin", "node");

const system = existsSync(linked) && systemNode();
if (system && verdictOn(system.version) === "run") rmSync(linked);
