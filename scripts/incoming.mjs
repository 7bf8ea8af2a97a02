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

/** @param {import("node:http").IncomingMessage} request */
export function withoutInwardHeaders({ headers }) {
  for (const name of Object.keys(headers)) if (inward.test(name)) delete headers[name];
}
