import { NotFound } from "../kernel/errors";
import type { Handler } from "./declaration";
import { failureOf } from "./failure";
import { arrivalOf } from "./open-context";
import { corsHeaders } from "./origin";

export const unknownPath: Handler = async (request) => {
  const arrival = await arrivalOf(request, new Date());
  const { status, body } = failureOf(new NotFound("No existe esa ruta en el API."));
  return Response.json(body, {
    status,
    headers: corsHeaders(request, arrival.settings.trustedOrigins),
  });
};
