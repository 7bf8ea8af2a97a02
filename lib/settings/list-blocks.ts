import { asc } from "drizzle-orm";
import { operatorBlocks } from "@/db/schema";
import type { BaseContext } from "../kernel/context";

/** In the order of the settings. */
export const listBlocks = (ctx: BaseContext) =>
  ctx.db
    .select({ code: operatorBlocks.code, label: operatorBlocks.label })
    .from(operatorBlocks)
    .orderBy(asc(operatorBlocks.position), asc(operatorBlocks.id));
