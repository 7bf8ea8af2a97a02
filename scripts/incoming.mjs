import { pagePolicy } from "./outgoing.mjs";

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const refusal = { success: false, error: "Método no permitido.", code: "method_not_allowed" };

/**
 * Answers 405 to what no path allows, which Next.js would answer with an error; whether it did.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
export function refuseMethod(request, response) {
  if (methods.includes(request.method ?? "")) return false;
  request.resume();
  response.writeHead(405, { Allow: methods.join(", "), "Content-Type": "application/json" });
  response.end(JSON.stringify(refusal));
  return true;
}

/** Words that Next.js says to itself between its own parts; from outside each would change what it answers. */
const inward =
  /^(x-(middleware|invoke|now|prerender|next)-.+|x-matched-path|x-nextjs-data|x-action-forwarded|next-resume)$/;

/**
 * A path whose percent signs spell no text is taken as it is written: it names nothing, and Next.js would answer 500.
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
 * How many say that they passed the request on. Next.js adds itself later, whether anybody did or not.
 * @param {import("node:http").IncomingHttpHeaders} headers
 */
const handsBetween = (headers) =>
  Math.max(namesIn(headers["x-forwarded-for"]), namesIn(headers.forwarded));

/**
 * Each request says where its connection comes from, through how many hands, what it asks for and which scripts its page may run: Next.js reads the
 * nonce from the policy, the layout from a name of its own.
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
