import { pagePolicy } from "./outgoing.mjs";
import { isStatic } from "./static-files.mjs";

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const methodsOfStatic = ["GET", "HEAD"];
const refusal = { success: false, error: "Método no permitido.", code: "method_not_allowed" };

/**
 * Next.js would answer with an error. Gives whether it answered. @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
export function refuseMethod(request, response) {
  const allowed = isStatic(request) ? methodsOfStatic : methods;
  if (allowed.includes(request.method ?? "")) return false;
  request.resume();
  response.writeHead(405, { Allow: allowed.join(", "), "Content-Type": "application/json" });
  response.end(JSON.stringify(refusal));
  return true;
}

/** Headers that Next.js sends to itself between its parts; from outside each would change its answer. */
const inward =
  /^(x-(middleware|invoke|now|prerender|next)-.+|x-matched-path|x-nextjs-data|x-action-forwarded|next-resume)$/;

/**
 * Next.js answers 500 to percent signs that spell no text, so the path is escaped as written: it names nothing.
 * @param {string} address
 */
function spelled(address) {
  const [path = ""] = address.split("?", 1);
  try {
    decodeURIComponent(path);
    return address;
  } catch {
    return path.replaceAll("%", "%25") + address.slice(path.length);
  }
}

/** @param {string | string[] | undefined} header */
const namesIn = (header) =>
  String(header ?? "")
    .split(",")
    .filter((name) => name.trim() !== "").length;

/**
 * Proxies that passed the request on; Next.js adds itself later in any case.
 * @param {import("node:http").IncomingHttpHeaders} headers
 */
const handsBetween = (headers) =>
  Math.max(namesIn(headers["x-forwarded-for"]), namesIn(headers.forwarded));

/**
 * Adds the connection's address, the number of proxies, the path, and the nonce of the page's scripts: Next.js reads
 * the nonce from the policy, the layout from a header of ours.
 * @param {import("node:http").IncomingMessage} request @param {string} nonce
 */
export function announce(request, nonce) {
  const { headers, socket } = request;
  for (const name of Object.keys(headers)) if (inward.test(name)) delete headers[name];
  request.url = spelled(request.url ?? "/");
  headers["x-connection-address"] = socket.remoteAddress ?? "";
  headers["x-hands-between"] = String(handsBetween(headers));
  headers["x-requested-path"] = request.url;
  headers["x-nonce"] = nonce;
  headers["content-security-policy"] = pagePolicy(nonce);
}
