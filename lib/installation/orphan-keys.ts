import { among } from "@/db/among";
import type { BaseContext } from "../kernel/context";
import { mainFileKey } from "../storage/keys";
import { fileHolders } from "./file-holders";

export async function listOrphanKeys(ctx: BaseContext, keys: readonly string[]): Promise<string[]> {
  const names = keys.map(mainFileKey);
  const named = await Promise.all(
    fileHolders.map(({ table }) =>
      ctx.db.select({ key: table.storageKey }).from(table).where(among(table.storageKey, names)),
    ),
  );
  const known = new Set(named.flat().map(({ key }) => key));
  return keys.filter((key) => !known.has(mainFileKey(key)));
}

export async function hasAnyRecordFile(ctx: BaseContext): Promise<boolean> {
  for (const { table } of fileHolders) {
    const rows = await ctx.db.select({ key: table.storageKey }).from(table).limit(1);
    if (rows.length > 0) return true;
  }
  return false;
}
