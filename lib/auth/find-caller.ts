import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import { type Db, doorDatabase } from "@/db/client";
import { live } from "@/db/live";
import { apiTokens, sessions, settings, users } from "@/db/schema";
import type { Caller, Halfway } from "../kernel/context";
import { hashSecret } from "../kernel/secrets";
import { owedBy } from "../one-time-codes/owes";
import { isLive, minutesBetweenNotes } from "./idle";

/** What opens every request: the company's clock and origins, and who is calling, if anybody. */
export type Arrival = {
  settings: { timeZone: string; trustedOrigins: string[] };
  caller: Caller | null;
  halfway: Halfway | null;
};

const member = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  role: users.role,
  signatureName: users.signatureName,
};
const house = { timeZone: settings.timeZone, trustedOrigins: settings.trustedOrigins };

const prepare = (db: Db) => ({
  stranger: db.select(house).from(settings).prepare("arrival_of_stranger"),
  session: db
    .select({
      ...house,
      secondFactorRoles: settings.secondFactorRoles,
      user: member,
      secondFactorSince: users.secondFactorSince,
      sessionId: sessions.id,
      entry: sessions.entry,
      sessionUsedAt: sessions.lastUsedAt,
    })
    .from(settings)
    .leftJoin(
      sessions,
      and(eq(sessions.tokenHash, sql.placeholder("hash")), isLive(sql`${sql.placeholder("now")}`)),
    )
    .leftJoin(users, and(eq(users.id, sessions.userId), live(users)))
    .prepare("arrival_by_session"),
  token: db
    .select({
      ...house,
      user: member,
      tokenId: apiTokens.id,
      scope: apiTokens.scope,
      lastUsedAt: apiTokens.lastUsedAt,
    })
    .from(settings)
    .leftJoin(
      apiTokens,
      and(
        eq(apiTokens.tokenHash, sql.placeholder("hash")),
        isNull(apiTokens.revokedAt),
        or(
          isNull(apiTokens.expiresAt),
          gt(apiTokens.expiresAt, sql`${sql.placeholder("now")}::timestamptz`),
        ),
      ),
    )
    .leftJoin(users, and(eq(users.id, apiTokens.userId), live(users)))
    .prepare("arrival_by_token"),
});

const prepared = new WeakMap<object, ReturnType<typeof prepare>>();

function queries() {
  const db = doorDatabase();
  const made = prepared.get(db) ?? prepare(db);
  prepared.set(db, made);
  return made;
}

const fallback = { timeZone: "America/Guayaquil", trustedOrigins: [] };

export async function findStranger(): Promise<Arrival> {
  const [row] = await queries().stranger.execute();
  return nobody(row);
}

const nobody = (row: Arrival["settings"] | undefined): Arrival => ({
  settings: row ?? fallback,
  caller: null,
  halfway: null,
});

const hasPassed = (now: Date, since: Date, minutes: number) =>
  now.getTime() - since.getTime() > minutes * 60_000;

async function noteUse(session: { id: number; usedAt: Date }, now: Date) {
  if (hasPassed(now, session.usedAt, minutesBetweenNotes))
    await doorDatabase()
      .update(sessions)
      .set({ lastUsedAt: now })
      .where(and(eq(sessions.id, session.id), eq(sessions.lastUsedAt, session.usedAt)));
}

/** By the session cookie's value; one query, and now and then a second to note its use. */
export async function findBySession(secret: string, now: Date): Promise<Arrival> {
  const [row] = await queries().session.execute({
    hash: hashSecret(secret),
    now: now.toISOString(),
  });
  if (!row?.user || !row.sessionId || !row.entry || !row.sessionUsedAt) return nobody(row);
  await noteUse({ id: row.sessionId, usedAt: row.sessionUsedAt }, now);
  const caller: Caller = {
    user: row.user,
    sessionId: row.sessionId,
    tokenId: null,
    scope: "write",
  };
  const who = { role: row.user.role, secondFactorSince: row.secondFactorSince };
  const owes = owedBy(who, row.entry, row.secondFactorRoles);
  return owes
    ? { settings: row, caller: null, halfway: { caller, owes } }
    : { settings: row, caller, halfway: null };
}

/** One query, and a second at most once a minute to note the token's use. */
export async function findByToken(secret: string, now: Date): Promise<Arrival> {
  const [row] = await queries().token.execute({ hash: hashSecret(secret), now: now.toISOString() });
  if (!row?.user || !row.tokenId || !row.scope) return nobody(row);
  if (!row.lastUsedAt || hasPassed(now, row.lastUsedAt, 1))
    await doorDatabase()
      .update(apiTokens)
      .set({ lastUsedAt: now })
      .where(
        and(
          eq(apiTokens.id, row.tokenId),
          row.lastUsedAt ? eq(apiTokens.lastUsedAt, row.lastUsedAt) : isNull(apiTokens.lastUsedAt),
        ),
      );
  return {
    settings: row,
    caller: { user: row.user, sessionId: null, tokenId: row.tokenId, scope: row.scope },
    halfway: null,
  };
}
