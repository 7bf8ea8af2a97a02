import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { staticFolder } from "./static-files.mjs";

const texts = /\.(css|js|json|svg|txt)$/;
/** Bytes; less is sent as it is. */
const least = 1_024;
/** The highest takes twice the time for 2 % less. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };

/** @param {string} file */
async function compress(file) {
  const content = await readFile(file);
  if (content.length < least) return;
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}

const files = readdirSync(staticFolder, { recursive: true, encoding: "utf8" });
await Promise.all(
  files.filter((file) => texts.test(file)).map((file) => compress(join(staticFolder, file))),
);
