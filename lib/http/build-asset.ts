import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { lookup } from "mrmime";
import { type BuildAsset, readAsset } from "../storage/build-assets";
import type { Handler } from "./declaration";
import { gzipEncoding, lengthOf } from "./file-headers";
import { fileRefusal } from "./file-refusal";

const inflate = promisify(gunzip);

const missing = () => new Response(null, { status: 404, headers: { "Cache-Control": "no-store" } });

async function answer(request: Request, path: string, { bytes, isGzipped }: BuildAsset) {
  const takesGzip = /\bgzip\b/.test(request.headers.get("accept-encoding") ?? "");
  const isSentZipped = isGzipped && takesGzip;
  const body = isGzipped && !takesGzip ? new Uint8Array(await inflate(bytes)) : bytes;
  const headers = {
    "Content-Type": lookup(path) ?? "application/octet-stream",
    ...lengthOf(body.byteLength),
    "Cache-Control": "public, max-age=31536000, immutable",
    Vary: "Accept-Encoding",
    ...(isSentZipped ? gzipEncoding : {}),
  };
  return new Response(body, { headers });
}

/** A script or style of a page that another build made; `scripts/static-files.mjs` sends who asks for one here. */
export const buildAsset: Handler = async (request, { params }) => {
  try {
    const { build, path } = await params;
    const name = [path ?? []].flat().join("/");
    const asset = await readAsset(String(build), name);
    return asset ? await answer(request, name, asset) : missing();
  } catch (thrown) {
    return fileRefusal(request, thrown);
  }
};
