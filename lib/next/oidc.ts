import { env } from "../kernel/env";

type Provider = { issuer: string; clientId: string; clientSecret: string };

/** The provider that the environment names for single sign-on, if any. */
export function findOidc(): Provider | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  return issuer && clientId && clientSecret ? { issuer, clientId, clientSecret } : null;
}
