import { ownOrigins } from "../http/origin";
import { currentRequest } from "./current-request";

/** The address people reach this service at: the configured one, else the one they came by. */
export async function homeAddress(): Promise<string> {
  const request = await currentRequest();
  return ownOrigins(request).at(-1) ?? request.url;
}
