import { insertAll } from "@/db/insert-all";
import { fileChecks } from "@/db/schema";
import type { Context } from "../kernel/context";
import type { StagedFile } from "./staged";

/** Of files that records name since this transaction: what they must be from now on. */
export const noteArrival = (ctx: Context, staged: readonly StagedFile[]): Promise<unknown> =>
  insertAll(
    ctx.db,
    fileChecks,
    staged.map(({ key, digest }) => ({ storageKey: key, digest, checkedAt: ctx.now })),
  );
