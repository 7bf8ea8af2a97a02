import * as z from "zod";
import { roles, tokenScopes } from "@/db/values";
import { type Listed, listJson } from "../lists/page";
import { listBody, namedBody, recordBody } from "../wire/output";
import type { Account } from "./check-password";
import type { Token } from "./list-tokens";

export const SignedInBody = recordBody(
  z.strictObject({
    id: z.int(),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    role: z.enum(roles),
  }),
);

export const signedInJson = ({ user }: { user: Account }) => ({
  message: "Sesión iniciada.",
  data: {
    id: user.id,
    email: user.email,
    first_name: user.firstName,
    last_name: user.lastName,
    role: user.role,
  },
});

export const signedInByFormJson = ({ owesCode }: { owesCode: boolean }) =>
  owesCode ? { owes_code: true } : {};

export const signedOutJson = () => ({ message: "Sesión cerrada." });

export const TokenCreatedBody = recordBody(
  z.strictObject({
    id: z.int(),
    name: z.string(),
    scope: z.enum(tokenScopes),
    expires_at: z.iso.datetime().nullable(),
    access_token: z.string(),
    token_type: z.literal("Bearer"),
  }),
);

export const tokenCreatedJson = ({ token, secret }: { token: Token; secret: string }) => ({
  message: "Token creado. Guárdelo: no se volverá a mostrar.",
  data: {
    id: token.id,
    name: token.name,
    scope: token.scope,
    expires_at: token.expiresAt?.toISOString() ?? null,
    access_token: secret,
    token_type: "Bearer" as const,
  },
});

const TokenBody = namedBody("Token", {
  id: z.int(),
  name: z.string(),
  scope: z.enum(tokenScopes),
  expires_at: z.iso.datetime().nullable(),
  last_used_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
});

const tokenJson = (token: Token): z.input<typeof TokenBody> => ({
  id: token.id,
  name: token.name,
  scope: token.scope,
  expires_at: token.expiresAt?.toISOString() ?? null,
  last_used_at: token.lastUsedAt?.toISOString() ?? null,
  created_at: token.createdAt.toISOString(),
});

export const TokenListing = listBody(TokenBody);
export const tokenListJson = (listed: Listed<Token>) => listJson(listed, tokenJson);
export const tokenRevokedJson = () => ({ message: "Token revocado." });
