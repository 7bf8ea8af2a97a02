import { DomainError } from "../kernel/errors";
import type { Handler } from "./declaration";
import { failureOf } from "./failure";
import { arrivalOf } from "./open-context";
import { corsHeaders } from "./origin";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Method = (typeof methods)[number];
type Declared = Partial<Record<Method, Handler>>;

const allow = (declared: Declared) =>
  [...methods.filter((method) => declared[method]), "OPTIONS"].join(", ");

const notAllowed =
  (declared: Declared): Handler =>
  async (request) => {
    const arrival = await arrivalOf(request, new Date());
    const refused = new DomainError("notAllowed", "Método no permitido.", "method_not_allowed");
    const { status, body } = failureOf(refused);
    const headers = {
      ...corsHeaders(request, arrival.settings.trustedOrigins),
      Allow: allow(declared),
    };
    return Response.json(body, { status, headers });
  };

const preflight =
  (declared: Declared): Handler =>
  async (request) => {
    const arrival = await arrivalOf(request, new Date());
    const asked = request.headers.get("access-control-request-headers");
    return new Response(null, {
      status: 204,
      headers: {
        ...corsHeaders(request, arrival.settings.trustedOrigins),
        Allow: allow(declared),
        "Access-Control-Allow-Methods": allow(declared),
        "Access-Control-Allow-Headers":
          asked ?? "Authorization, Content-Type, Idempotency-Key, If-Match",
        "Access-Control-Max-Age": "600",
      },
    });
  };

/** A JSON 405 for undeclared methods, and the preflight. */
export function route(declared: Declared): Record<Method | "OPTIONS", Handler> {
  const refuse = notAllowed(declared);
  return {
    GET: declared.GET ?? refuse,
    POST: declared.POST ?? refuse,
    PUT: declared.PUT ?? refuse,
    PATCH: declared.PATCH ?? refuse,
    DELETE: declared.DELETE ?? refuse,
    OPTIONS: preflight(declared),
  };
}
