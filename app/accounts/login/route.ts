import { Credentials } from "@/lib/auth/input";
import { SignedInBody, signedInJson } from "@/lib/auth/json";
import { signIn } from "@/lib/auth/sign-in";
import { publicEndpoint } from "@/lib/http/endpoint";
import { forBrowsers, signInLandings } from "@/lib/http/for-browsers";
import { route } from "@/lib/http/route";
import { sessionCookie } from "@/lib/http/session-cookie";

const signingIn = publicEndpoint({
  operation: "session.open",
  summary: "Sign in with an e-mail address and a password",
  input: Credentials,
  run: signIn,
  json: signedInJson,
  output: SignedInBody,
  headers: ({ secret }, request) => ({ "Set-Cookie": sessionCookie(request, secret) }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: forBrowsers(signingIn, signInLandings),
});
