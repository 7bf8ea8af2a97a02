import sharp from "sharp";
import { mostPoints } from "./most-points.mjs";

/**
 * A JPEG on white, at most so many pixels, which a document takes as it is.
 * @param {{ paths: [string], width: number, height: number }} input
 */
export default async function* readyPicture({ paths: [path], width, height }) {
  const { data, info } = await sharp(path, { limitInputPixels: mostPoints })
    .rotate()
    .resize(width, height, { fit: "inside", withoutEnlargement: true })
    .flatten({ background: "white" })
    .jpeg({ quality: 92, chromaSubsampling: "4:4:4" })
    .toBuffer({ resolveWithObject: true });
  yield { value: { bytes: new Uint8Array(data), width: info.width, height: info.height } };
}
