import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import { type Db, doorDatabase } from "@/db/client";
import { live } from "@/db/live";
import { apiTokens, sessions, settings, users } from "@/db/schema";
import { liveSessions } from "./idle";

const member = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  role: users.role,
  signatureName: users.signatureName,
};
const house = {
  timeZone: settings.timeZone,
  trustedOrigins: settings.trustedOrigins,
  technicianSeesMoney: settings.technicianSeesMoney,
};

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
      and(
        eq(sessions.tokenHash, sql.placeholder("hash")),
        liveSessions(sql`${sql.placeholder("now")}`),
      ),
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

export function arrivalQueries() {
  const db = doorDatabase();
  const made = prepared.get(db) ?? prepare(db);
  prepared.set(db, made);
  return made;
}
