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
export async function getQuarantined(ctx: Context, { aside }: { aside: string }) {
  const found = parseQuarantineKey(aside);
  const isThere = found !== null && (await fileStore().has(aside));
  if (!isThere || !may(ctx.caller, "files.listQuarantined"))
    throw new NotFound("El archivo ya no está en cuarentena.");
  const { storedAt, size } = await fileStore().look(aside);
  return {
    ...found,
    storageKey: aside,
    fileName: found.key.replace(/^.*\//, ""),
    contentType: await typeOf(aside, size),
    size,
    createdAt: storedAt,
  };
}
