import { and, eq, sql } from "drizzle-orm";
import type { Adapter, AdapterUser } from "next-auth/adapters";
import { database } from "@/db/client";
import { sessions, users } from "@/db/schema";
import { hashSecret } from "../auth/secrets";
import { NotFound } from "../errors";

const member = { id: users.id, email: users.email, firstName: users.firstName };

const adapted = (row: { id: number; email: string; firstName: string }): AdapterUser => ({
  id: String(row.id),
  email: row.email,
  name: row.firstName,
  emailVerified: null,
});

const admitted = and(users.isActive, eq(users.isDeleted, false));

/** An active user by e-mail, whatever its case. */
export async function findAdmitted(email: string): Promise<AdapterUser | null> {
  const [row] = await database()
    .select(member)
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), admitted));
  return row ? adapted(row) : null;
}

async function findMember(id: string) {
  const [row] = await database()
    .select(member)
    .from(users)
    .where(and(eq(users.id, Number(id)), admitted));
  return row ? adapted(row) : null;
}

/** next-auth over the sessions of this product: integer ids, hashed secrets, no user made by a stranger's word. */
export const sessionAdapter = {
  createUser: () => {
    throw new NotFound("Un ingreso no crea usuarios.");
  },
  getUser: findMember,
  getUserByEmail: findAdmitted,
  getUserByAccount: async () => null,
  updateUser: async ({ id }) => {
    const user = await findMember(id);
    if (!user) throw new NotFound("No existe el usuario.");
    return user;
  },
  linkAccount: async () => undefined,
  createSession: async (session) => {
    await database()
      .insert(sessions)
      .values({
        tokenHash: hashSecret(session.sessionToken),
        userId: Number(session.userId),
        expires: session.expires,
      });
    return session;
  },
  getSessionAndUser: async (sessionToken) => {
    const [row] = await database()
      .select({ ...member, expires: sessions.expires })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(sessions.tokenHash, hashSecret(sessionToken)), admitted));
    if (!row) return null;
    const session = { sessionToken, userId: String(row.id), expires: row.expires };
    return { session, user: adapted(row) };
  },
  updateSession: async () => null,
  deleteSession: async (sessionToken) => {
    await database()
      .delete(sessions)
      .where(eq(sessions.tokenHash, hashSecret(sessionToken)));
  },
} satisfies Adapter;
