/** Only this service's own resources, and only scripts with the nonce. @param {string} nonce */
export const pagePolicy = (nonce) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join("; ");

const dataPolicy = "default-src 'none'; frame-ancestors 'none'";
/** Browsers then use https only for a year. */
const oneYear = "max-age=31536000";

const isHttps = () => process.env.APP_URL?.startsWith("https:") ?? false;

/**
 * Runs when no header can be added any more.
 * @param {import("node:http").ServerResponse} response @param {() => void} act
 */
export function beforeHead(response, act) {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (/** @type {unknown[]} */ ...given) => {
    act();
    return Reflect.apply(writeHead, response, given);
  };
}

/**
 * Next.js drops the length and the encoding of a route's answer, which the route repeats in headers of ours
 * (`lib/http/file-headers.ts`): progress and ranges need the length.
 * @param {import("node:http").ServerResponse} response
 */
export function keepFileHeaders(response) {
  const [length, encoding] = ["x-file-length", "x-file-encoding"].map((name) => {
    const value = response.getHeader(name);
    response.removeHeader(name);
    return value;
  });
  if (length !== undefined && !response.hasHeader("content-encoding"))
    response.setHeader("content-length", length);
  if (encoding !== undefined) response.setHeader("content-encoding", encoding);
}

/**
 * Next.js sends the head by itself, a moment before the first bytes of the body: together they are one journey less.
 * @param {import("node:http").ServerResponse} response
 */
export function sendHeadWithBody(response) {
  response.flushHeaders = () => undefined;
}

/**
 * Pages run only their own scripts; data is no page and is not cached. Files may be framed by our own pages.
 * @param {import("node:http").ServerResponse} response @param {string} nonce
 */
export function guard(response, nonce) {
  const type = String(response.getHeader("content-type") ?? "");
  if (type.startsWith("text/html"))
    response.setHeader("content-security-policy", pagePolicy(nonce));
  else if (type.startsWith("application/json")) {
    response.setHeader("content-security-policy", dataPolicy);
    if (!response.hasHeader("cache-control"))
      response.setHeader("cache-control", "private, no-store");
  } else response.setHeader("content-security-policy", "frame-ancestors 'self'");
  if (isHttps()) response.setHeader("strict-transport-security", oneYear);
}
