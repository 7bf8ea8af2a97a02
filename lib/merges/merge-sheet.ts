import type { Context } from "../kernel/context";
import { listSheetParts } from "./list-sheet-parts";
import { type Merged, mergeParts } from "./merge-parts";

type Asked = { worksheetId: number; skipBroken: boolean };

/** 404 when it is missing or deleted, 400 as {@link mergeParts}. */
export const mergeSheet = async (ctx: Context, asked: Asked): Promise<Merged> =>
  mergeParts(ctx, await listSheetParts(ctx, asked), asked);
