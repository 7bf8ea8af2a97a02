import { and, desc, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import { endOf, startOf } from "@/db/days";
import { accessEvents, users } from "@/db/schema";
import { contains } from "@/db/search";
import type { Context } from "../kernel/context";
import type { Listed } from "../lists/page";
import { type ListRequest, listedOf } from "../lists/sql";
import type { Day } from "../values/dates";
import type { AccessKind } from "./record-access";

export type AccessesAsked = ListRequest & {
  kind?: AccessKind | undefined;
  userId?: number | undefined;
  at_from?: Day | undefined;
  at_to?: Day | undefined;
};

const columns = {
  id: accessEvents.id,
  at: accessEvents.at,
  kind: accessEvents.kind,
  userId: accessEvents.userId,
  account: accessEvents.account,
  subject: accessEvents.subject,
  address: accessEvents.address,
  userAgent: accessEvents.userAgent,
  userName: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
  isUserDeleted: users.isDeleted,
};

const sought = [
  sql`coalesce(${accessEvents.account}, '')`,
  sql`coalesce(${accessEvents.subject}, '')`,
  accessEvents.address,
];

const matching = ({ timeZone }: Context, asked: AccessesAsked): SQL | undefined =>
  and(
    contains(sought, asked.search),
    asked.kind && eq(accessEvents.kind, asked.kind),
    asked.userId ? eq(accessEvents.userId, asked.userId) : undefined,
    asked.at_from ? gte(accessEvents.at, startOf(asked.at_from, timeZone)) : undefined,
    asked.at_to ? lt(accessEvents.at, endOf(asked.at_to, timeZone)) : undefined,
  );

export async function listAccesses(ctx: Context, asked: AccessesAsked) {
  const where = matching(ctx, asked);
  const rows = ctx.db
    .select(columns)
    .from(accessEvents)
    .leftJoin(users, eq(users.id, accessEvents.userId))
    .where(where)
    .orderBy(desc(accessEvents.at), desc(accessEvents.id));
  return listedOf(rows, () => ctx.db.$count(accessEvents, where), asked.page);
}

export type Access =
  Awaited<ReturnType<typeof listAccesses>> extends Listed<infer Row> ? Row : never;
