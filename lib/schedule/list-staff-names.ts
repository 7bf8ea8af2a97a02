import { sql } from "drizzle-orm";
import { among } from "@/db/among";
import { staff } from "@/db/schema";
import type { BaseContext } from "../kernel/context";

export const fullName = sql<string>`${staff.firstName} || ' ' || ${staff.lastName}`;

export async function listStaffNames(
  ctx: BaseContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select({ id: staff.id, name: fullName })
    .from(staff)
    .where(among(staff.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
