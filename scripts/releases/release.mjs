import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { root } from "../root.mjs";

/**
 * What an operation answered.
 * @typedef {{ path: string, status: number, body: { data?: unknown } }} Said
 *
 * The database of a release's demonstration as that release made it, and what it answered about it.
 * @typedef {object} Release
 * @property {string} name
 * @property {string} moment when it answered, ISO 8601
 * @property {Record<string, string>} migrations the files of `db/migrations` that make its tables, by their path there
 * @property {{ name: string, columns: string[], rows: number, csv: string }[]} tables
 * @property {{ name: string, last: string, isCalled: boolean }[]} sequences
 * @property {string} password of the demonstration's administrator
 * @property {Said[]} answers
 */

const folder = join(root, "db", "testing", "releases");
const ending = ".json.br";

/** By name. */
export const listReleases = () => readdirSync(folder).map((file) => file.slice(0, -ending.length));

/** @param {string} name @returns {Release} */
export const readRelease = (name) =>
  JSON.parse(brotliDecompressSync(readFileSync(join(folder, `${name}${ending}`))).toString());

/** @param {Release} release @returns {number} bytes written */
export function writeRelease(release) {
  const params = { [constants.BROTLI_PARAM_LGWIN]: 24 };
  const packed = brotliCompressSync(JSON.stringify(release), { params });
  writeFileSync(join(folder, `${release.name}${ending}`), packed);
  return packed.length;
}
