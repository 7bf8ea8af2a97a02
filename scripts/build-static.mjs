import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { zipSync } from "fflate";
import { staticFolder, staticPack } from "./static-files.mjs";

const texts = /\.(css|js|json|svg|txt)$/;
/** Bytes; less is sent as it is. */
const least = 1_024;
/** The highest takes twice the time for 2 % less. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };

/** Gives the file as the pack holds it: compressed under its name with `.gz`, or as it is. @param {string} name */
async function compress(name) {
  const file = join(staticFolder, name);
  const content = await readFile(file);
  if (!texts.test(name) || content.length < least) return /** @type {const} */ ([name, content]);
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
  const gzipped = await promisify(gzip)(content, { level: 9 });
  await writeFile(`${file}.gz`, gzipped);
  return /** @type {const} */ ([`${name}.gz`, gzipped]);
}

const names = readdirSync(staticFolder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(staticFolder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
const packed = await Promise.all(names.map(compress));
await writeFile(staticPack, zipSync(Object.fromEntries(packed), { level: 0 }));
