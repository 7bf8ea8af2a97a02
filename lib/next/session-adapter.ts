import { and, eq, ne, sql } from "drizzle-orm";
import type { Adapter, AdapterAccount, AdapterUser } from "next-auth/adapters";
import { database } from "@/db/client";
import { live } from "@/db/live";
import { sessions, settings, users } from "@/db/schema";
import { findByAccount, findByEmail, linkAccount, type Member } from "../auth/company-accounts";
import { endSessionOfSecret } from "../auth/end-session-of-secret";
import { getArrivalOfStranger } from "../auth/get-arrival";
import { liveSessions } from "../auth/idle";
import { openCompanySession } from "../auth/open-company-session";
import { visitorContext } from "../http/open-context";
import { NotFound } from "../kernel/errors";
import { hashSecret } from "../kernel/secrets";
import { awaitingCode } from "../states/session";
import { currentRequest } from "./current-request";

const member = { id: users.id, email: users.email, firstName: users.firstName };

const adapted = (row: Member): AdapterUser => ({
  id: String(row.id),
  email: row.email,
  name: row.firstName,
  emailVerified: null,
});

const asAdapted = (row: Member | null) => row && adapted(row);

async function findMember(id: string) {
  const [row] = await database()
    .select(member)
    .from(users)
    .where(and(eq(users.id, Number(id)), live(users)));
  return row ? adapted(row) : null;
}

async function callerContext() {
  const [arrival, request] = [await getArrivalOfStranger(), await currentRequest()];
  return visitorContext(request, arrival, new Date(), database());
}

/** Our sessions: integer ids, hashed secrets, and no user created by the provider. */
export const sessionAdapterOf = (issuer: string): Adapter => ({
  createUser: () => {
    throw new NotFound("Un ingreso no crea usuarios.");
  },
  getUser: findMember,
  getUserByEmail: async (email) => asAdapted(await findByEmail(email)),
  getUserByAccount: async ({ providerAccountId }) =>
    asAdapted(await findByAccount({ issuer, subject: providerAccountId })),
  updateUser: async ({ id }) => {
    const user = await findMember(id);
    if (!user) throw new NotFound("No existe el usuario.");
    return user;
  },
  linkAccount: async ({ userId, providerAccountId }: AdapterAccount) =>
    linkAccount({ issuer, subject: providerAccountId }, Number(userId)),
  createSession: async (session) => {
    await openCompanySession(await callerContext(), session);
    return session;
  },
  getSessionAndUser: async (sessionToken) => {
    const [row] = await database()
      .select({ ...member, expires: sessions.expires })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .innerJoin(settings, sql`true`)
      .where(
        and(
          liveSessions(new Date().toISOString()),
          eq(sessions.tokenHash, hashSecret(sessionToken)),
          ne(sessions.entry, awaitingCode),
          live(users),
        ),
      );
    if (!row) return null;
    const session = { sessionToken, userId: String(row.id), expires: row.expires };
    return { session, user: adapted(row) };
  },
  updateSession: async () => null,
  deleteSession: async (sessionToken) => {
    await endSessionOfSecret(database(), sessionToken);
  },
});
