import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";

/**
 * @typedef {import("../drawings").Drawings} Drawings
 * @typedef {{ drawing: keyof Drawings, given: never[], output: string, built: string | null }} Input
 */

async function bundledNow() {
  const { bundleDrawings } = await import("./bundle.mjs");
  const module = Buffer.from(await bundleDrawings()).toString("base64");
  return import(`data:text/javascript;base64,${module}`);
}

/** @type {Promise<{ drawings: Record<string, (...given: never[]) => ReturnType<Drawings[keyof Drawings]>> }> | null} */
let loaded = null;

/** @param {Input} input */
export default async function* draw({ drawing, given, output, built }) {
  loaded ??= built && existsSync(built) ? import(pathToFileURL(built).href) : bundledNow();
  const { drawings } = await loaded;
  const { fileName, bytes } = await drawings[drawing](...given);
  await writeFile(output, bytes, { mode: 0o600, flag: "wx" });
  yield { value: { fileName } };
}
