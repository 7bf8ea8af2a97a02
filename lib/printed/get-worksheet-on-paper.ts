import { getWorksheet } from "../billing/get-worksheet";
import type { Worksheet } from "../billing/worksheet-queries";
import type { Context } from "../kernel/context";
import { listLines, type SheetLine } from "../worksheets/list-lines";
import { getSheetHeading, type SheetHeading } from "./get-sheet-heading";

export type WorksheetOnPaper = {
  sheet: Worksheet;
  job: SheetHeading;
  lines: SheetLine[];
  /** The camp's copy has none. */
  hasPrices: boolean;
};

export async function getWorksheetOnPaper(
  ctx: Context,
  ref: { worksheetId: number; hasPrices?: boolean },
): Promise<WorksheetOnPaper> {
  const sheet = await getWorksheet(ctx, ref);
  const { rows: lines } = await listLines(ctx, { ...ref, page: null });
  return { sheet, job: await getSheetHeading(ctx, sheet), lines, hasPrices: ref.hasPrices ?? true };
}
