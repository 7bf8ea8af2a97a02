import { env } from "../kernel/env";

/** The provider that the environment names for single sign-on, if any. */
export function findOidc() {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  return issuer && clientId && clientSecret ? { issuer, clientId, clientSecret } : null;
}
