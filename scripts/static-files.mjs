import { join } from "node:path";
import { root } from "./root.mjs";
import { siteHeaders } from "./site-headers.mjs";

/** What the build makes for browsers; each file's name is of its content. */
export const staticFolder = join(root, ".next", "static");

/** The same in one file, for the store (`lib/storage/build-assets.ts`). */
export const staticPack = join(root, ".next", "static.zip");

const prefix = "/_next/static";
const buildName = /^[0-9a-f]{12}$/;
const oneYear = 31_536_000;

/** @typedef {import("node:http").IncomingMessage} Request */

/** @param {Request} request */
export const isStatic = ({ url = "" }) => url.startsWith(`${prefix}/`);

/**
 * Sends who asks for what this build does not have, from a page of another one, to where the store is asked for it.
 * @param {Request} request
 */
export function askOtherBuild(request) {
  if (!isStatic(request)) return;
  const [path = "", query] = (request.url ?? "").split("?", 2);
  const build = new URLSearchParams(query).get("dpl") ?? "";
  if (!buildName.test(build) || build === process.env.NEXT_DEPLOYMENT_ID) return;
  request.url = `/built/${build}${path.slice(prefix.length)}`;
}

/**
 * Sends them as `build-static.mjs` compressed them, and gives whether it answered: Next.js would compress them for each
 * request.
 */
export async function staticFiles(folder = staticFolder) {
  const { default: sirv } = await import("sirv");
  const serve = sirv(folder, {
    immutable: true,
    maxAge: oneYear,
    brotli: true,
    gzip: true,
    setHeaders: (response) => {
      for (const { key, value } of siteHeaders) response.setHeader(key, value);
    },
  });
  /** @param {Request} request @param {import("node:http").ServerResponse} response */
  return (request, response) => {
    if (!isStatic(request)) return false;
    // What is gone since the start would leave its asker waiting.
    response.once("pipe", (file) => file.once("error", () => response.destroy()));
    const address = request.url;
    let isOurs = true;
    request.url = address?.slice(prefix.length);
    serve(request, response, () => {
      isOurs = false;
    });
    request.url = address;
    return isOurs;
  };
}
