import type { Context } from "../kernel/context";
import { getSheetDossier } from "./get-sheet-dossier";
import { type Merged, mergeParts } from "./merge-parts";

type Asked = { worksheetId: number; skipBroken: boolean };

export const mergeSheet = async (ctx: Context, asked: Asked): Promise<Merged> =>
  mergeParts(ctx, await getSheetDossier(ctx, asked), asked);
