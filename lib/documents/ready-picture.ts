import sharp from "sharp";
import type { Picture } from "../print/picture";

/** A JPEG on white that prints sharp, no larger than so many pixels: it goes into a document as it is. */
export async function readyPicture(
  bytes: Uint8Array,
  { width, height }: { width: number; height: number },
): Promise<Picture> {
  const { data, info } = await sharp(bytes)
    .rotate()
    .resize(width, height, { fit: "inside", withoutEnlargement: true })
    .flatten({ background: "white" })
    .jpeg({ quality: 92, chromaSubsampling: "4:4:4" })
    .toBuffer({ resolveWithObject: true });
  return { bytes: new Uint8Array(data), width: info.width, height: info.height };
}
