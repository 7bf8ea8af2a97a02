import { buffer } from "node:stream/consumers";
import { may } from "../auth/permissions";
import type { Context } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import { fileStore } from "../storage/file-store";
import { parseQuarantineKey } from "../storage/quarantine-keys";
import { contentTypeOf, headLength } from "./content";

/** Told by its first bytes, as no record says it any more. */
async function typeOf(key: string, size: number): Promise<string> {
  if (size === 0) return "application/octet-stream";
  const range = { start: 0, end: Math.min(size, headLength) - 1 };
  const head = await buffer(await fileStore().read(key, range));
  return contentTypeOf(head.toString("latin1")) ?? "application/octet-stream";
}

/** 404 unless the caller may see what lies in quarantine. */
export async function getQuarantined(ctx: Context, { quarantinedKey }: { quarantinedKey: string }) {
  const found = parseQuarantineKey(quarantinedKey);
  const isThere = found !== null && (await fileStore().has(quarantinedKey));
  if (!isThere || !may(ctx.caller, "files.listQuarantined"))
    throw new NotFound("El archivo ya no está en cuarentena.");
  const { storedAt, size } = await fileStore().stat(quarantinedKey);
  return {
    ...found,
    storageKey: quarantinedKey,
    fileName: found.key.replace(/^.*\//, ""),
    contentType: await typeOf(quarantinedKey, size),
    size,
    createdAt: storedAt,
  };
}
