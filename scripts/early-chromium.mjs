/** Imported before `runtime.mjs`: a Node.js that is to start again installs all packages before the first step begins. */
import { spawn } from "node:child_process";
import { verdictOn } from "./node-version.mjs";
import { root } from "./root.mjs";

const wantsAll = process.argv.length === 2;

if (wantsAll && verdictOn(process.versions.node) === "restart")
  spawn(process.execPath, ["scripts/install-chromium.mjs"], {
    cwd: root,
    stdio: "inherit",
  }).unref();
