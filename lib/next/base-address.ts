import { ownOrigins } from "../http/origin";
import { currentRequest } from "./current-request";

/** The configured one before the one people came by; no slash at its end. */
export async function baseAddress(): Promise<string> {
  const request = await currentRequest();
  return ownOrigins(request).at(-1) ?? new URL(request.url).origin;
}
