import "./runtime.mjs";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isAllowed } from "./licences.mjs";
import { root } from "./root.mjs";

/** @typedef {{ version?: string, license?: string, dev?: boolean, optional?: boolean }} Locked */
/** @typedef {{ name: string, version: string, licence: string, dev: boolean, text: string }} Used */

const file = join(root, "public", "third-party-notices.txt");

/** Marks of the MIT licence where no field names it. */
const knownBy = /Permission is hereby granted, free of charge, to any person|## License\s+MIT\b/;

/**
 * Without optional packages, which only some machines have.
 * @param {string} path @param {Locked} locked @param {RegExp} files
 */
function textOf(path, { optional }, files) {
  const folder = join(root, path);
  if (optional || !existsSync(folder)) return "";
  const names = readdirSync(folder).filter((name) => files.test(name));
  const texts = names.sort().map((name) => readFileSync(join(folder, name), "utf8").trim());
  return texts.join("\n\n").replaceAll("\r\n", "\n");
}

/** @param {string} path @param {Locked} locked */
const licenceOf = (path, locked) =>
  locked.license ?? (knownBy.test(textOf(path, locked, /^(licen[cs]e|readme)/i)) ? "MIT" : "");

/** @param {[string, Locked]} entry @returns {Used} */
function used([path, locked]) {
  const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
  const text = textOf(path, locked, /^(licen[cs]e|copying|notice)/i);
  const licence = licenceOf(path, locked);
  return { name, version: locked.version ?? "", licence, dev: Boolean(locked.dev), text };
}

/** By licence text, each package once. @param {Used[]} packages */
function byText(packages) {
  /** @type {Map<string, Set<string>>} */
  const groups = new Map();
  for (const { name, version, licence, text } of packages) {
    const group = groups.get(text) ?? new Set();
    groups.set(text, group.add(`${name} ${version} (${licence})`));
  }
  return [...groups].map(([text, names]) => `${[...names].join("\n")}\n${text && `\n${text}\n`}`);
}

const line = `\n${"-".repeat(80)}\n\n`;
const head = `Faena is made with the packages below, each under its own licence.
Written by npm run notices; packages that only some machines have are named without the words of their licence.
`;

const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
const all = Object.entries(packages)
  .filter(([path]) => path !== "")
  .map(used)
  .sort((one, other) => (one.name < other.name ? -1 : 1));
const refused = all.filter(({ name, licence }) => !isAllowed(licence, name));
const notices = [head, ...byText(all.filter(({ dev }) => !dev))].join(line);

if (refused.length > 0) {
  const named = refused.map(({ name, licence }) => `  ${name}: ${licence || "none told"}`);
  console.error(`Packages whose licence is not one of ours:\n${named.join("\n")}`);
  process.exitCode = 1;
} else if (!process.argv.includes("--check")) {
  writeFileSync(file, notices);
} else if (!existsSync(file) || readFileSync(file, "utf8") !== notices) {
  console.error("public/third-party-notices.txt is not of these packages: npm run notices");
  process.exitCode = 1;
} else {
  console.log(`${all.length} packages have licences that we may use, and are named.`);
}
