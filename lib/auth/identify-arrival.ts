import { and, eq, isNull } from "drizzle-orm";
import { doorDatabase } from "@/db/client";
import { apiTokens, sessions } from "@/db/schema";
import type { Caller } from "../kernel/context";
import { hashSecret } from "../kernel/secrets";
import { owedBy } from "../one-time-codes/owes";
import { arrivalQueries } from "./arrival-queries";
import { type Arrival, arrivalOfNobody } from "./get-arrival";
import { minutesBetweenNotes } from "./idle";

const hasPassed = (now: Date, since: Date, minutes: number) =>
  now.getTime() - since.getTime() > minutes * 60_000;

async function noteUse(session: { id: number; usedAt: Date }, now: Date) {
  if (hasPassed(now, session.usedAt, minutesBetweenNotes))
    await doorDatabase()
      .update(sessions)
      .set({ lastUsedAt: now })
      .where(and(eq(sessions.id, session.id), eq(sessions.lastUsedAt, session.usedAt)));
}

/** By the session cookie; a second query notes its use every few minutes. */
export async function identifyBySession(secret: string, now: Date): Promise<Arrival> {
  const [row] = await arrivalQueries().session.execute({
    hash: hashSecret(secret),
    now: now.toISOString(),
  });
  if (!row?.user || !row.sessionId || !row.entry || !row.sessionUsedAt) return arrivalOfNobody(row);
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

/** A second query notes the token's use at most once a minute. */
export async function identifyByToken(secret: string, now: Date): Promise<Arrival> {
  const [row] = await arrivalQueries().token.execute({
    hash: hashSecret(secret),
    now: now.toISOString(),
  });
  if (!row?.user || !row.tokenId || !row.scope) return arrivalOfNobody(row);
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
