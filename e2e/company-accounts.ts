import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

type Account = { sub: string; email?: string; email_verified?: boolean; nonce?: string };

const clientId = "faena";
const clientSecret = randomBytes(16).toString("hex");
const lifetime = 300;

const base64 = (value: string | Buffer) => Buffer.from(value).toString("base64url");
const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });

function signed(claims: object): string {
  const header = base64(JSON.stringify({ alg: "RS256", kid: "1", typ: "JWT" }));
  const content = `${header}.${base64(JSON.stringify(claims))}`;
  return `${content}.${base64(sign("RSA-SHA256", Buffer.from(content), privateKey))}`;
}

type Answer = { status: number; body?: object; location?: string };
type Grants = Map<string, { challenge: string; redirectUri: string; claims: object }>;

const metadataOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
  response_types_supported: ["code"],
  subject_types_supported: ["public"],
  id_token_signing_alg_values_supported: ["RS256"],
  code_challenge_methods_supported: ["S256"],
});

const keys = [{ ...publicKey.export({ format: "jwk" }), kid: "1", alg: "RS256", use: "sig" }];

function authorize(grants: Grants, account: Account, asked: URLSearchParams): Answer {
  const isSound =
    asked.get("client_id") === clientId &&
    asked.get("response_type") === "code" &&
    asked.get("code_challenge_method") === "S256" &&
    (asked.get("nonce") ?? "").length > 20 &&
    asked.get("scope")?.split(" ").includes("openid");
  if (!isSound) return { status: 400, body: { error: "invalid_request" } };
  const redirectUri = asked.get("redirect_uri") ?? "";
  const code = randomBytes(16).toString("hex");
  const claims = { nonce: asked.get("nonce"), ...account };
  grants.set(code, { challenge: asked.get("code_challenge") ?? "", redirectUri, claims });
  const location = new URL(redirectUri);
  location.searchParams.set("code", code);
  location.searchParams.set("state", asked.get("state") ?? "");
  return { status: 302, location: location.href };
}

/** Once, and only to the client that proves it asked for the code. */
function exchange(grants: Grants, issuer: string, authorization: string, asked: URLSearchParams) {
  const code = asked.get("code") ?? "";
  const grant = grants.get(code);
  grants.delete(code);
  const challenge = createHash("sha256").update(asked.get("code_verifier") ?? "");
  const isSound =
    authorization === `Basic ${btoa(`${clientId}:${clientSecret}`)}` &&
    grant?.redirectUri === asked.get("redirect_uri") &&
    grant?.challenge === challenge.digest("base64url");
  if (!grant || !isSound) return { status: 400, body: { error: "invalid_grant" } };
  const now = Math.floor(Date.now() / 1000);
  const claims = { iss: issuer, aud: clientId, iat: now, exp: now + lifetime, ...grant.claims };
  return {
    status: 200,
    body: { access_token: "none", token_type: "Bearer", id_token: signed(claims) },
  };
}

/** OpenID Connect on loopback: asks nobody, and vouches for the account it is given. */
export async function startProvider() {
  const grants: Grants = new Map();
  let issuer = "";
  let signedIn: Account = { sub: "nobody" };

  async function answer(request: IncomingMessage): Promise<Answer> {
    const { pathname, searchParams } = new URL(request.url ?? "/", issuer);
    if (pathname === "/keys") return { status: 200, body: { keys } };
    if (pathname === "/authorize") return authorize(grants, signedIn, searchParams);
    if (pathname !== "/token") return { status: 200, body: metadataOf(issuer) };
    const asked = new URLSearchParams(await text(request));
    return exchange(grants, issuer, request.headers.authorization ?? "", asked);
  }

  const server = createServer(async (request, response) => {
    const { status, body, location } = await answer(request);
    const headers = { "content-type": "application/json", ...(location ? { location } : {}) };
    response.writeHead(status, headers).end(JSON.stringify(body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret },
    /** From now on this account comes from the provider. */
    signIn: (account: Account) => {
      signedIn = account;
    },
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
