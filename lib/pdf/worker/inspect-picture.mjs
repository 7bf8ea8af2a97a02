import sharp from "sharp";
import { mostPoints } from "./most-points.mjs";

/** @typedef {"damaged" | "vast"} Problem */

/** @param {string} path @returns {Promise<Problem | null>} */
async function problemOf(path) {
  const picture = sharp(path, { failOn: "truncated", limitInputPixels: false });
  const { width, height } = await picture.metadata();
  if (width * height > mostPoints) return "vast";
  await picture.resize(8, 8, { fit: "fill" }).raw().toBuffer();
  return null;
}

/**
 * Decodes the whole picture to see whether it is complete. Its dimensions are checked first, since few bytes may stand
 * for more pixels than there is memory.
 * @param {{ paths: [string] }} input
 */
export default async function* inspectPicture({ paths: [path] }) {
  yield { value: { problem: await problemOf(path).catch(() => "damaged") } };
}
