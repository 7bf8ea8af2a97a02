import { among } from "@/db/among";
import type { BaseContext } from "../kernel/context";
import { namedBy } from "../storage/keys";
import { naming } from "./naming";

export async function listNamelessKeys(
  ctx: BaseContext,
  keys: readonly string[],
): Promise<string[]> {
  const names = keys.map(namedBy);
  const named = await Promise.all(
    naming.map(({ table }) =>
      ctx.db.select({ key: table.storageKey }).from(table).where(among(table.storageKey, names)),
    ),
  );
  const known = new Set(named.flat().map(({ key }) => key));
  return keys.filter((key) => !known.has(namedBy(key)));
}

export async function isAnyFileNamed(ctx: BaseContext): Promise<boolean> {
  for (const { table } of naming) {
    const rows = await ctx.db.select({ key: table.storageKey }).from(table).limit(1);
    if (rows.length > 0) return true;
  }
  return false;
}
