import { Credentials, FormSignIn } from "@/lib/auth/input";
import { SignedInBody, signedInByFormJson, signedInJson } from "@/lib/auth/json";
import { signIn } from "@/lib/auth/sign-in";
import { signInByForm } from "@/lib/auth/sign-in-by-form";
import { publicEndpoint } from "@/lib/http/endpoint";
import { forBrowsers, signInLandings } from "@/lib/http/for-browsers";
import { route } from "@/lib/http/route";
import { sessionCookie } from "@/lib/http/session-cookie";

const headers = ({ secret }: { secret: string }, request: Request) => ({
  "Set-Cookie": sessionCookie(request, secret),
});

const signingIn = publicEndpoint({
  operation: "session.open",
  input: Credentials,
  run: signIn,
  json: signedInJson,
  output: SignedInBody,
  headers,
});

const signingInByForm = publicEndpoint({
  operation: "session.open",
  summary: "Sign in with an e-mail address and a password, then with a code",
  input: FormSignIn,
  run: signInByForm,
  json: signedInByFormJson,
  headers,
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: forBrowsers(signingIn, signInLandings, signingInByForm),
});
