import { settings } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { single } from "../values/rows";

const megabyte = 1_048_576;

const limits = { file: settings.uploadLimitMb, scan: settings.bulkUploadLimitMb };

async function limitOf(ctx: BaseContext, what: keyof typeof limits): Promise<number> {
  const { megabytes } = single(await ctx.db.select({ megabytes: limits[what] }).from(settings));
  return megabytes * megabyte;
}

/** Bytes. */
export const getUploadLimit = (ctx: BaseContext): Promise<number> => limitOf(ctx, "file");

/** Bytes of a scan batch. */
export const getBulkUploadLimit = (ctx: BaseContext): Promise<number> => limitOf(ctx, "scan");
