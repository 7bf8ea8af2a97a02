import { randomBytes } from "node:crypto";
import { hash as hashPassword } from "@node-rs/argon2";
import { database } from "../../client";
import { apiTokens, sessions, users } from "../../schema";
import type { roles, tokenScopes } from "../../values";
import { first, hash, next, once, type Row } from "./making";

/** Cannot sign in unless a password hash is given. */
export const aUser = async (given: Row<typeof users> = {}) =>
  first(
    await database()
      .insert(users)
      .values({
        email: `persona${next()}@faena.test`,
        firstName: "Ana",
        lastName: "Cevallos",
        role: "ADMINISTRATIVO",
        passwordHash: "none",
        ...given,
      })
      .returning(),
  );

/** Accepted by every validator. */
export const goodPassword = "Corriente-Napo-26";

const goodPasswordHash = once(() => hashPassword(goodPassword));

/** Can sign in with {@link goodPassword}. */
export const anAccount = async (given: Row<typeof users> = {}) =>
  aUser({ passwordHash: await goodPasswordHash(), ...given });

/** The user, and the value of the session cookie. */
export async function aSession(
  role: (typeof roles)[number] = "ADMINISTRATIVO",
  user = aUser({ role }),
) {
  const member = await user;
  const secret = randomBytes(24).toString("base64url");
  const expires = new Date(Date.now() + 3_600_000);
  await database()
    .insert(sessions)
    .values({ tokenHash: hash(secret), userId: member.id, expires });
  return { user: member, cookie: `sessionid=${secret}` };
}

export async function aToken(
  role: (typeof roles)[number] = "ADMINISTRATIVO",
  scope: (typeof tokenScopes)[number] = "write",
) {
  const user = await aUser({ role });
  const secret = randomBytes(24).toString("base64url");
  const values = { userId: user.id, name: "prueba", scope, tokenHash: hash(secret) };
  const token = first(await database().insert(apiTokens).values(values).returning());
  return { user, token, bearer: secret };
}
