import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "./children.mjs";
import { root } from "./root.mjs";
import { refuseWhileServed } from "./serving.mjs";

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean, dev?: boolean, link?: boolean }>} */
function packagesOf(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : {};
}

/** Packages for other platforms may be missing. @param {boolean} servesOnly those of tests and checks, too */
function isUpToDate(servesOnly) {
  const wanted = packagesOf(join(root, "package-lock.json"));
  const installed = packagesOf(join(root, "node_modules", ".package-lock.json"));
  return Object.entries(wanted).every(([path, { version, optional, dev }]) => {
    if (path === "") return true;
    const there = installed[path];
    return there ? there.version === version : optional === true || (servesOnly && dev === true);
  });
}

/** Prefers the npm that started us. @param {string[]} args */
export function npm(args) {
  const cli = process.env.npm_execpath;
  const [program = "npm", ...words] = cli?.endsWith(".js")
    ? [process.execPath, cli, ...args]
    : ["npm", ...args];
  return run(program, words, { cwd: root });
}

export async function installDependencies() {
  refuseWhileServed();
  console.log("Installing the dependencies…");
  await npm(["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund"]);
}

export async function ensureDependencies({ servesOnly = false } = {}) {
  if (!isUpToDate(servesOnly)) await installDependencies();
}
