import { and, desc, eq, isNull } from "drizzle-orm";
import { apiTokens } from "@/db/schema";
import type { Context } from "../kernel/context";
import type { Listed, Page } from "../lists/page";
import { listedOf } from "../lists/sql";

const columns = {
  id: apiTokens.id,
  name: apiTokens.name,
  scope: apiTokens.scope,
  expiresAt: apiTokens.expiresAt,
  lastUsedAt: apiTokens.lastUsedAt,
  createdAt: apiTokens.createdAt,
};

type Row = typeof apiTokens.$inferSelect;
export type Token = Pick<Row, keyof typeof columns>;

export async function listTokens(ctx: Context, { page }: { page: Page }): Promise<Listed<Token>> {
  const where = and(eq(apiTokens.userId, ctx.caller.user.id), isNull(apiTokens.revokedAt));
  const rows = ctx.db.select(columns).from(apiTokens).where(where).orderBy(desc(apiTokens.id));
  return listedOf(rows, () => ctx.db.$count(apiTokens, where), page);
}
