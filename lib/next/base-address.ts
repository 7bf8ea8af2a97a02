import { ownOrigins } from "../http/origin";
import { env } from "../kernel/env";
import { currentRequest } from "./current-request";

/** The address people reach this service at, without a slash at its end. */
export async function baseAddress(): Promise<string> {
  const origins = ownOrigins(await currentRequest());
  return (env.APP_URL ? new URL(env.APP_URL).origin : origins.at(-1)) ?? "";
}
