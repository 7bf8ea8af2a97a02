import { and, eq, getTableName, type SQL } from "drizzle-orm";
import { undeleted } from "@/db/live";
import type { Operation } from "../auth/permissions";
import type { BaseContext, Watched } from "../kernel/context";
import { Outdated } from "../kernel/errors";
import type { RawInput } from "./read-body";
import { type RecordNamed, versioned } from "./record-finders";
import { recordNamed } from "./record-named";

/** Of an `If-Match` header; null for any version. A weak tag counts as a strong one. */
export function versionsAllowed(header: string | null): readonly string[] | null {
  if (header === null) return null;
  const tags = header.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes("*") ? null : tags;
}

export const tagOf = (version: number) => `"${version}"`;

async function findVersion(ctx: BaseContext, { type, id }: RecordNamed): Promise<number | null> {
  if (id === null) return null;
  const table = versioned[type];
  const notDeleted: SQL | undefined = "isDeleted" in table ? undeleted(table) : undefined;
  const [row] = await ctx.db
    .select({ version: table.version })
    .from(table)
    .where(and(eq(table.id, id), notDeleted));
  return row?.version ?? null;
}

type Asked = { operation: Operation; isRead: boolean; allowed: readonly string[] | null };

function seenOf(version: number | null, allowed: readonly string[]): number | null {
  if (version !== null && !allowed.includes(tagOf(version))) throw new Outdated();
  return version;
}

/**
 * 412 when a change asks for another version of the record (contract, section 11); the transaction checks again when it
 * writes. Undefined when no record is named.
 */
export async function watchRecord(
  ctx: BaseContext,
  { operation, isRead, allowed }: Asked,
  raw: RawInput,
): Promise<Watched | undefined> {
  const record = await recordNamed(ctx, operation, raw);
  if (!record || (isRead && record.id === null)) return undefined;
  const table = getTableName(versioned[record.type]);
  const watched = { table, id: record.id, seen: null, version: null };
  if (isRead) return { ...watched, version: await findVersion(ctx, record) };
  if (allowed === null) return watched;
  return { ...watched, seen: seenOf(await findVersion(ctx, record), allowed) };
}
