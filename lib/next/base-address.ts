import { ownOrigins } from "../http/origin";
import { currentRequest } from "./current-request";

/** The configured address before the request's; no trailing slash. */
export async function baseAddress(): Promise<string> {
  const request = await currentRequest();
  return ownOrigins(request).at(-1) ?? new URL(request.url).origin;
}
