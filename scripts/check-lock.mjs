import "./runtime.mjs";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

/** @typedef {{ version?: string, optionalDependencies?: Record<string, string>, resolved?: string, link?: boolean }} Locked */

/** @type {Record<string, Locked>} */
const packages = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;

/** Resolved as Node does, from this path upwards. @param {string} path @param {string} name */
function isLocked(path, name) {
  for (
    let place = path;
    ;
    place = place.slice(0, Math.max(0, place.lastIndexOf("/node_modules/")))
  ) {
    if (packages[`${place ? `${place}/` : ""}node_modules/${name}`]) return true;
    if (place === "") return false;
  }
}

const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies)
    .filter((name) => !isLocked(path, name))
    .map((name) => `${name}, wanted by ${path || "the project"}`),
);

if (missing.length > 0) {
  console.error(
    `package-lock.json is incomplete, npm ci will fail on some machines:\n  ${missing.join("\n  ")}`,
  );
  process.exit(1);
}
console.log("package-lock.json holds every optional platform package.");
