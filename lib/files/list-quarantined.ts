import { lastStoreClock } from "../installation/store-identity";
import type { Context } from "../kernel/context";
import { links } from "../links/pages";
import { type Listed, offsetOf } from "../lists/page";
import type { ListRequest } from "../lists/sql";
import { fileStore } from "../storage/file-store";
import { getQuarantined } from "./get-quarantined";
import { listQuarantineEntries, type QuarantineEntry } from "./quarantine";
import { daysLeft } from "./retention";

export type QuarantinedFile = {
  quarantinedKey: string;
  fileName: string;
  contentType: string;
  size: number;
  url: string;
  since: Date;
  daysLeft: number;
};

async function shown(
  ctx: Context,
  { quarantinedKey }: QuarantineEntry,
  now: Date,
): Promise<QuarantinedFile> {
  const { fileName, contentType, size, since } = await getQuarantined(ctx, { quarantinedKey });
  const left = daysLeft(since, now);
  return {
    quarantinedKey,
    fileName,
    contentType,
    size,
    since,
    url: links.file(quarantinedKey),
    daysLeft: left,
  };
}

export async function listQuarantined(
  ctx: Context,
  { search = "", page }: ListRequest,
): Promise<Listed<QuarantinedFile>> {
  const all = (await listQuarantineEntries(fileStore())).filter(({ key }) => key.includes(search));
  const part = page ? all.slice(offsetOf(page), offsetOf(page) + page.pageSize) : all;
  const now = (await lastStoreClock(fileStore())) ?? ctx.now;
  const rows = await Promise.all(part.map((one) => shown(ctx, one, now)));
  return { rows, total: all.length, page };
}
