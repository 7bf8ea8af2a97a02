import NextAuth, { type NextAuthOptions } from "next-auth";
import { mayEnter, type ProviderProfile } from "../auth/company-accounts";
import type { Handler } from "../http/declaration";
import { isSecure, sessionCookieName } from "../http/session-cookie";
import { unknownPath } from "../http/unknown-path";
import { env } from "../kernel/env";
import { sessionSeconds } from "../kernel/secrets";
import { links } from "../links/pages";
import { findOidc } from "./oidc";
import { sessionAdapterOf } from "./session-adapter";

type Oidc = NonNullable<ReturnType<typeof findOidc>>;

const optionsFor = (
  { issuer, clientId, clientSecret }: Oidc,
  request: Request,
): NextAuthOptions => ({
  ...(env.AUTH_SECRET ? { secret: env.AUTH_SECRET } : {}),
  adapter: sessionAdapterOf(issuer),
  session: { strategy: "database", maxAge: sessionSeconds, updateAge: sessionSeconds },
  pages: { signIn: links.login, error: links.login },
  cookies: {
    sessionToken: {
      name: sessionCookieName,
      options: {
        httpOnly: true,
        sameSite: "lax",
        path: "/",
        secure: isSecure(request),
      },
    },
  },
  providers: [
    {
      id: "oidc",
      name: "Cuenta de la empresa",
      type: "oauth",
      wellKnown: new URL(".well-known/openid-configuration", `${issuer}/`).href,
      clientId,
      clientSecret,
      authorization: { params: { scope: "openid email profile" } },
      idToken: true,
      checks: ["pkce", "state", "nonce"],
      // Only proven addresses are linked (`mayEnter`).
      allowDangerousEmailAccountLinking: true,
      profile: ({ sub, email }: ProviderProfile) => ({ id: sub, email: email ?? null }),
    },
  ],
  callbacks: {
    signIn: ({ profile }) => {
      const said = profile as ProviderProfile;
      const trustsEmail = env.OIDC_TRUST_EMAIL === "1";
      return mayEnter({ issuer, subject: said.sub }, said, { trustsEmail });
    },
  },
});

/** next-auth only reads its address here: the configured one, or else each request's own. */
const whereReached = env.APP_URL ? { NEXTAUTH_URL: env.APP_URL } : { AUTH_TRUST_HOST: "1" };

/** 404 unless the environment names a provider. */
export const companyDoor: Handler = async (request, route) => {
  const oidc = findOidc();
  if (!oidc) return unknownPath(request, route);
  // biome-ignore lint/style/noProcessEnv: next-auth reads its own address from nowhere else
  Object.assign(process.env, whereReached);
  const answer: Promise<Response> = NextAuth(optionsFor(oidc, request))(request, route);
  return answer;
};
