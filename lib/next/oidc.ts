import { env } from "../kernel/env";

type Provider = { issuer: string; clientId: string; clientSecret: string };

export function findOidc(): Provider | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  return issuer && clientId && clientSecret ? { issuer, clientId, clientSecret } : null;
}
