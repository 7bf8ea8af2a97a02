import { signedOutJson } from "@/lib/auth/json";
import { signOut } from "@/lib/auth/sign-out";
import { endpoint } from "@/lib/http/endpoint";
import { forBrowsers, signOutLandings } from "@/lib/http/for-browsers";
import { route } from "@/lib/http/route";
import { expiredCookie } from "@/lib/http/session-cookie";
import { NoInput } from "@/lib/wire/input";
import { messageBody } from "@/lib/wire/output";

const signingOut = endpoint({
  operation: "session.close",
  input: NoInput,
  run: signOut,
  json: signedOutJson,
  output: messageBody,
  headers: (_, request) => ({ "Set-Cookie": expiredCookie(request) }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: forBrowsers(signingOut, signOutLandings),
});
